import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WhatFollows } from "./parts.tsx";

const sent = {
  heading: "",
  text: "A mail to {email}.",
  textWithoutMail: "A call to {phone}.",
  next: [],
  again: "",
};

test.each([
  ["zoe@example.nl", "A mail to zoe@example.nl."],
  ["zoë@example.nl", "A call to 0612345678."],
])("after sending, %s is promised a mail only where one goes", (email, text) => {
  const sender = { email, phone: "0612345678" };
  const texts = { sent, away: undefined };
  const html = renderToStaticMarkup(<WhatFollows texts={texts} sender={sender} />);
  expect(html).toBe(`<p>${text}</p>`);
});
