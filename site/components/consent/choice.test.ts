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

test.each([
  [true, false],
  [false, true],
])("statistics (%s) and advertisements (%s) are allowed apart", (analytics, marketing) => {
  const { last } = openPage("");
  applyToTag({ analytics, marketing });
  const said = (allowed: boolean) => (allowed ? "granted" : "denied");
  expect(last()).toEqual({
    analytics_storage: said(analytics),
    ad_storage: said(marketing),
    ad_user_data: said(marketing),
    ad_personalization: said(marketing),
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
