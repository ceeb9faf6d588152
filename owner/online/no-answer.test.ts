import { expect, test } from "vitest";
import { whyNoAnswer } from "./no-answer.ts";

test.each([
  ["ENOTFOUND", /De naam firma\.nl bestaat niet/],
  ["EAI_AGAIN", /internet/],
  ["CERT_HAS_EXPIRED", /verlopen.*klok van deze computer/],
  ["ERR_TLS_CERT_ALTNAME_INVALID", /een andere naam/],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", /geen dat browsers vertrouwen/],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", /geen dat browsers vertrouwen/],
  ["ERR_SSL_WRONG_VERSION_NUMBER", /spreekt geen https/],
  ["ECONNREFUSED", /neemt niet op/],
  ["UND_ERR_SOCKET", /^firma\.nl antwoordt niet\.$/],
])("%s is said in the owner's words", (code, sentence) => {
  const error = new TypeError("fetch failed", { cause: { code } });
  expect(whyNoAnswer(new URL("https://firma.nl/contact"), error)).toMatch(sentence);
});
