import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Selectors that reach beyond the parts of their component, each with the reason why it may. */
const allowed: Record<string, string[]> = {
  // The page scrolls what takes the focus clear of what stands at the foot of the screen.
  "src/components/consent/ConsentBanner.module.css": [':global([data-consent="open"])'],
  "src/components/price/PriceLine.module.css": [":global(html[data-price-line])"],
  // A highlight belongs to no element.
  "src/components/question/FaqSearch.module.css": [":global(::highlight(faq-search))"],
};

/** Styles what Markdown makes, which has no classes. */
const textModule = "src/components/text/LongText.module.css";

/** The selectors of every rule of a style sheet, as lists. */
function selectorsOf(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = ""]) => prelude.trim().replace(/\s+/g, " "))
    .filter((prelude) => !/^(@|from$|to$|\d+%$)/.test(prelude));
}

/** The selectors without the arguments of their pseudo-classes; `:is(.a, .b)` is a class as well. */
function withoutArguments(selectors: string): string {
  const shorter = selectors.replace(/:(is|where)\(\./g, ".(").replace(/\([^()]*\)/g, "");
  return shorter === selectors ? shorter : withoutArguments(shorter);
}

/** Whether each step names a class of the module; the first may be a state of the page. */
function namesOwnParts(selector: string): boolean {
  const steps = selector.split(/\s*[>+~]\s*|\s+/);
  const isOwn = (step: string) => /^[a-z]*\./.test(step);
  return steps.every(
    (step, i) => isOwn(step) || (i === 0 && step === ":global" && steps.length > 1),
  );
}

test("a component styles its own parts, by class", () => {
  const found = globSync("src/**/*.module.css")
    .filter((file) => file !== textModule)
    .flatMap((file) =>
      selectorsOf(file)
        .filter((selectors) => !allowed[file]?.includes(selectors))
        .filter((selectors) => !withoutArguments(selectors).split(", ").every(namesOwnParts))
        .map((selectors) => `${file}: ${selectors}`),
    );
  expect(found, "Give the part a class, or the other component a prop.").toEqual([]);
});

test("a style module belongs to one component", () => {
  const found = globSync("src/**/*.{astro,ts,tsx}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/from "(.*)\.module\.css"/g)]
      .map(([, name = ""]) => join(dirname(file), name))
      .filter((name) => !file.startsWith(name) && !name.startsWith(file.replace(/\.\w+$/, "")))
      .map((name) => `${file}: ${basename(name)}.module.css`),
  );
  expect(found, "Name a module after its component, or give the component a prop.").toEqual([]);
});
