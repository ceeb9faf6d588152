/**
 * What a part that may be left out answers. When it throws, which the console tells, the answer is
 * the other one: a fault in it keeps nobody from sending an enquiry.
 */
export function unlessBroken<Answer>(ask: () => Answer, otherwise: Answer): Answer {
  try {
    return ask();
  } catch (error) {
    console.error(error);
    return otherwise;
  }
}
