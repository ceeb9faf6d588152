import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { WhatFollows } from "./parts.tsx";

const sent = {
  heading: "",
  text: "A mail to {email}.",
  textWithoutMail: "A call to {phone}.",
  next: [],
  again: "",
};
const texts = { sent, away: { from: "2027-07-26", until: "2027-08-13", text: "Closed." } };

test.each([
  ["zoe@example.nl", "A mail to zoe@example.nl."],
  ["zoë@example.nl", "A call to 0612345678."],
])("after sending, %s is promised a mail only where one goes", (email, text) => {
  const sender = { email, phone: "0612345678" };
  const html = renderToStaticMarkup(<WhatFollows texts={texts} sender={sender} />);
  expect(html).toBe(`<p>${text}</p>`);
});

test("in a break it is said until when nobody answers", () => {
  vi.useFakeTimers({ now: new Date("2027-08-13T11:00Z") });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const sender = { email: "zoe@example.nl", phone: "0612345678" };
  const html = renderToStaticMarkup(<WhatFollows texts={texts} sender={sender} />);
  expect(html).toContain(">Closed.</p><p>A mail to zoe@example.nl.</p>");
});
