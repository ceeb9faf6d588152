import { formerServices, offeredServices } from "./content-refs.ts";
import type { RawContent } from "./reading/content-file.ts";

/** What a block of content may need (`needs:`, docs/content.md), and whether the firm has it. */
export function needsOf(raw: RawContent): ReadonlyMap<string, boolean> {
  const firm = (raw.data("content/business.yaml") ?? {}) as Record<string, unknown>;
  const { services = [] } = (raw.data("content/services.yaml") ?? {}) as {
    services?: { place?: string }[];
  };
  const isAlone = !Array.isArray(firm.people) || firm.people.length < 2;
  return new Map([
    ...formerServices(raw).map((slug) => [slug, false] as const),
    ...offeredServices(raw).map((slug) => [slug, true] as const),
    ...["whatsapp", "partner", "externalReviews"].map((name) => [name, !!firm[name]] as const),
    ["people", !isAlone],
    ["alone", isAlone],
    ["inside", services.some(({ place }) => place !== "outside")],
    ["outside", services.some(({ place }) => place !== "inside")],
    ["example", true],
  ]);
}
