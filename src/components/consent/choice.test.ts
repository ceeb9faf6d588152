import { afterEach, expect, test, vi } from "vitest";
import { applyToTag } from "./choice.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page of www.firm.example with these cookies, whose tag listens. */
function openPage(cookies: string) {
  const commands: { readonly [at: number]: unknown }[] = [];
  const written: string[] = [];
  vi.stubGlobal("window", { dataLayer: commands });
  vi.stubGlobal("location", { hostname: "www.firm.example" });
  vi.stubGlobal("document", {
    documentElement: { dataset: { analytics: "G-TEST1" } },
    get cookie() {
      return cookies;
    },
    set cookie(line: string) {
      written.push(line);
    },
  });
  return { written, last: () => commands.at(-1)?.[2] };
}

test("who only allows statistics allows nothing of advertisements, and the other way round", () => {
  const { last } = openPage("");
  applyToTag({ analytics: true, marketing: false });
  expect(last()).toEqual({
    analytics_storage: "granted",
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  });
  applyToTag({ analytics: false, marketing: true });
  expect(last()).toEqual({
    analytics_storage: "denied",
    ad_storage: "granted",
    ad_user_data: "granted",
    ad_personalization: "granted",
  });
});

test("the tag's cookies go with the choice, for the site and the names above it", () => {
  const { written } = openPage("necessary=true; _ga=1; _ga_TEST1=2");
  applyToTag({ analytics: true, marketing: true });
  expect(written).toEqual([]);
  applyToTag({ analytics: false, marketing: true });
  const domains = ["www.firm.example", "firm.example", "example"];
  expect(written).toEqual(
    ["_ga", "_ga_TEST1"].flatMap((name) =>
      domains.map((domain) => `${name}=; Max-Age=0; Path=/; Domain=${domain}`),
    ),
  );
});
