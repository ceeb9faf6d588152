import { expect, it } from "vitest";
import { internationalForm } from "./telephone.ts";

it.each([
  ["010-1234567", "+31101234567"],
  ["010 - 123 45 67", "+31101234567"],
  ["+31 (0)10 123 45 67", "+31101234567"],
  ["0031 6 12345678", "+31612345678"],
  ["31612345678", "+31612345678"],
  ["+32 2 555 12 12", "+3225551212"],
])("a telephone dials %s as %s", (written, dialled) => expect(internationalForm(written)).toBe(dialled));
