import { describe, expect, it } from "vitest";
import { services } from "../business/services.ts";
import { lineOf } from "../lib/issues.ts";
import { validate } from "../lib/validate.ts";
import { namesOf, refuse } from "../load.ts";
import { caseSchema } from "../schemas/case.ts";
import { cases, neighboursOf } from "./cases.ts";

const photo = namesOf("photo")[0] ?? "";
const paragraph = "De oude laag ging eraf, daarna is de muur opnieuw opgebouwd.";
const valid = {
  title: "Gevel van een school",
  excerpt: "Een schoolgevel met scheuren, in de zomervakantie hersteld en in twee kleuren gezet.",
  fullDescription: [paragraph],
  client: "Schoolbestuur",
  location: "Delft",
  date: "2026-08",
  category: "gevel",
  photo,
  challenge: paragraph,
  solution: paragraph,
  results: ["300 m² in zes weken"],
  beforeImages: [{ photo, caption: "De scheuren." }],
  afterImages: [{ photo, caption: "De gevel." }],
  clientQuote: { text: paragraph, name: "Ans", position: "Directeur" },
  duration: "6 weken",
  techniques: ["Wapenen"],
  materials: ["Pleister"],
  services: [services[0]?.slug],
  projectType: "School",
};
const mistakes = (change: object) =>
  validate("x.yaml", caseSchema, { ...valid, ...change }, { refuse }).issues.map(lineOf);

describe("a case study's file", () => {
  it("is accepted when it is complete, and may leave out the quote", () => {
    expect(mistakes({})).toEqual([]);
    expect(mistakes({ clientQuote: undefined })).toEqual([]);
  });

  it("with a picture that does not exist names it", () => {
    expect(mistakes({ photo: "geen-foto" })[0]).toMatch(
      /^x\.yaml › photo: there is no picture photos\/geen-foto\.jpg/,
    );
    expect(mistakes({ beforeImages: [{ photo: "geen-foto", caption: "De gevel." }] })[0]).toMatch(
      /^x\.yaml › beforeImages › 1 › photo: there is no picture/,
    );
  });

  it.each(["maart 2026", "2026-13", "2026-03-14"])("delivered in %s is told how to write a month", (date) => {
    expect(mistakes({ date })).toEqual([
      expect.stringContaining("year and month of delivery, as in 2026-03"),
    ]);
  });

  it("with a service the firm does not offer is refused", () => {
    expect(mistakes({ services: ["dakdekken"] })[0]).toContain(
      'x.yaml › services › 1: there is no service "dakdekken" in content/services.yaml — ',
    );
  });
});

describe("the cases beside a case", () => {
  it("follow the list, which begins and ends", () => {
    const [first, second] = cases;
    expect(neighboursOf(first?.id ?? "").previous).toBeUndefined();
    expect(neighboursOf(first?.id ?? "").next?.id).toBe(second?.id);
    const last = cases.at(-1)?.id ?? "";
    expect(neighboursOf(last).previous?.id).toBe(cases.at(-2)?.id);
    expect(neighboursOf(last).next).toBeUndefined();
  });
});
