import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WhatFollows } from "./WhatFollows.tsx";

const texts = {
  heading: "",
  text: "Bevestiging naar {email}; we bellen {phone}.",
  textWithoutMail: "We bellen {phone} of mailen naar {email}.",
  next: [],
  again: "",
};

test.each([
  ["zoe@example.nl", "Bevestiging naar zoe@example.nl; we bellen 0612345678."],
  ["zoë@example.nl", "We bellen 0612345678 of mailen naar zoë@example.nl."],
])("after sending, %s is promised a mail only where one goes", (email, text) => {
  const sender = { email, phone: "0612345678" };
  const html = renderToStaticMarkup(<WhatFollows texts={texts} sender={sender} />);
  expect(html).toBe(`<p>${text}</p>`);
});
