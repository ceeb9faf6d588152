import { expect, test } from "vitest";
import { z } from "zod";
import { explain } from "./explain";

const schema = z.strictObject({
  title: z.string().min(3).describe("write a title"),
  rating: z.number(),
  category: z.enum(["gevel", "binnen"]),
  questions: z.array(
    z.strictObject({
      question: z.string(),
      answer: z.string().min(20).describe("write at least one sentence"),
    }),
  ),
});

const right = {
  title: "Gevel",
  rating: 5,
  category: "gevel",
  questions: [{ question: "Hoe lang?", answer: "Dat duurt twee tot drie dagen." }],
};

const complaint = (data: unknown) => {
  try {
    explain("content/faq.yaml", schema, data);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
};

test("what is right comes back as it is", () => {
  expect(explain("content/faq.yaml", schema, right)).toEqual(right);
});

test("a missing field is named with its place, counted from one, and what to write", () => {
  expect(complaint({ ...right, questions: [...right.questions, { question: "Wat kost het?" }] })).toBe(
    "content/faq.yaml › questions › 2 › answer: is missing — write at least one sentence",
  );
});

test("a field left empty is missing, or left out where it may be", () => {
  expect(complaint({ ...right, title: null })).toBe("content/faq.yaml › title: is missing — write a title");
  const lenient = schema.extend({ photo: z.string().optional() });
  expect(explain("content/faq.yaml", lenient, { ...right, photo: null })).toEqual(right);
});

test("a field that does not exist is named, so that a typing error is found", () => {
  expect(complaint({ ...right, tilte: "x" })).toBe(
    'content/faq.yaml: unknown field "tilte" — correct its name or remove it',
  );
});

test("an unknown choice comes with the choices there are", () => {
  expect(complaint({ ...right, category: "dak" })).toContain("› category: is not right");
  expect(complaint({ ...right, category: "dak" })).toContain("write one of: gevel, binnen");
});

test("every mistake has its own line", () => {
  expect(complaint({ questions: [], category: "gevel" }).split("\n")).toEqual([
    "content/faq.yaml › title: is missing — write a title",
    "content/faq.yaml › rating: is missing — write a number",
  ]);
});
