import { expect, test } from "vitest";
import { withFollowingNumber } from "./following-number.ts";

const file = "content/business.yaml";
const now = { phone: "06-22222222", whatsapp: "31611111111" };
const after = (before: string, value: object = now) =>
  (withFollowingNumber(file, value, before) as typeof now).whatsapp;

test("WhatsApp goes with the phone where both were one number", () => {
  const before = 'phone: 06-11111111\nwhatsapp: "31611111111"\n';
  expect(after(before)).toBe("31622222222");
  expect(after(before, { ...now, whatsapp: "31633333333" })).toBe("31633333333");
  expect(after('phone: 010-1111111\nwhatsapp: "31611111111"\n')).toBe("31611111111");
});
