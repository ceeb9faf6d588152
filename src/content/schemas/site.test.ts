import { expect, test } from "vitest";
import { siteSchema } from "./site.ts";

const form = (name: string) => ({
  serviceId: "website",
  templateId: name,
  recipient: `${name}@firma.example`,
});
const settings = (origin: string, photographs?: boolean) => ({
  url: "https://firma.example",
  sending: {
    ...{ origin, photographs, publicKey: "website", giveUpAfterSeconds: 15 },
    ...{ contact: form("contact"), quote: form("quote") },
  },
  analytics: { id: "" },
});

test.each([
  ["same", true],
  ["https://post.firma.example", true],
  ["https://api.emailjs.com", false],
])("where nothing is said, photographs that travel through %s: %s", (origin, travel) => {
  expect(siteSchema.parse(settings(origin)).sending.photographs).toBe(travel);
});

test("photographs that would travel through EmailJS are a mistake", () => {
  const { error } = siteSchema.safeParse(settings("https://api.emailjs.com", true));
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["sending.photographs", expect.stringContaining("EmailJS is not given photographs here — write false")],
  ]);
});
