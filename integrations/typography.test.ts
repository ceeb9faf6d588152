import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { typography, withBoundUnits, withSoftHyphens } from "./typography.ts";

const shown = (text: string) => text.replaceAll("\u00ad", "|").replaceAll("\u00a0", "~");

test.each([
  ["Klantbeoordelingen", "Klant|beoor|delingen"],
  ["Nieuwbouwappartement", "Nieuw|bouw|appar|tement"],
])("%s may be broken where Dutch breaks it, and not near its ends", (word, broken) => {
  expect(shown(withSoftHyphens(word))).toBe(broken);
});

test("a number stays with its unit", () => {
  expect(shown(withBoundUnits("binnen 24 uur, vanaf 10–15 m² en 5 jaarringen"))).toBe(
    "binnen 24~uur, vanaf 10–15~m² en 5 jaarringen",
  );
});

test("short labels, scripts and islands stay the same", () => {
  const body =
    "<p>Reactie binnen 24 uur</p><script>x='Klantbeoordelingen'</script>" +
    "<astro-island><p>Aansprakelijkheidsverzekering</p></astro-island>";
  const { document } = parseHTML(`<html><body><main>${body}</main></body></html>`);
  typography({ document });
  expect(document.querySelector("main")?.innerHTML).toBe(body);
});
