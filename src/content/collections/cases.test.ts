import { describe, expect, it } from "vitest";
import { caseSchema, cases, neighboursOf } from "./cases";
import { explain } from "@/content/reading/explain";

const { id, ...valid } = cases[0] ?? { id: "" };
const check = (change: object) => () => explain("content/cases/x.yaml", caseSchema, { ...valid, ...change });

describe("a case study's file", () => {
  it("is accepted as it is in content/", () => {
    expect(check({})).not.toThrow();
  });

  it("with an unknown category says which there are", () => {
    expect(check({ category: "dak" })).toThrow(
      /x\.yaml › category: .* — write one of: gevel, binnen, nieuwbouw, restauratie, commercieel/,
    );
  });

  it("with a picture that does not exist names it", () => {
    expect(check({ photo: "geen-foto" })).toThrow("x.yaml › photo: there is no picture photos/geen-foto.jpg");
    expect(check({ beforeImages: [{ photo: "geen-foto", caption: "De gevel." }] })).toThrow(
      "x.yaml › beforeImages › 1 › photo: there is no picture photos/geen-foto.jpg",
    );
  });

  it("without its pictures, its results or its challenge says what to write", () => {
    expect(check({ afterImages: [] })).toThrow("write at least one picture, with photo and caption");
    expect(check({ results: [] })).toThrow("x.yaml › results");
    expect(check({ challenge: undefined })).toThrow(
      "x.yaml › challenge: is missing — write at least one sentence",
    );
  });

  it("with a service the firm does not offer, or a misspelt field, is refused", () => {
    expect(check({ services: ["dakdekken"] })).toThrow(
      'x.yaml › services › 1: there is no service "dakdekken" in content/services.yaml — did you mean',
    );
    expect(check({ solutoin: "Eerst drogen." })).toThrow('unknown field "solutoin"');
  });

  it("may leave out the quote", () => {
    expect(check({ clientQuote: undefined })).not.toThrow();
  });
});

describe("the cases beside a case", () => {
  it("follow the list, which begins and ends", () => {
    expect(neighboursOf(id).previous).toBeUndefined();
    expect(neighboursOf(id).next?.id).toBe(cases[1]?.id);
    const last = cases.at(-1)?.id ?? "";
    expect(neighboursOf(last).previous?.id).toBe(cases.at(-2)?.id);
    expect(neighboursOf(last).next).toBeUndefined();
  });
});
