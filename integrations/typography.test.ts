import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { typography, withSoftHyphens } from "./typography.ts";

const shown = (text: string) => text.replaceAll("\u00ad", "|").replaceAll("\u00a0", "~");

test.each([
  ["Klantbeoordelingen", "Klant|beoor|delingen"],
  ["Nieuwbouwappartement", "Nieuw|bouw|appar|tement"],
])("%s may be broken where Dutch breaks it, and not near its ends", (word, broken) => {
  expect(shown(withSoftHyphens(word))).toBe(broken);
});

function set(html: string): string {
  const { document } = parseHTML(`<html><body><main>${html}</main></body></html>`);
  typography({ document });
  return shown(document.querySelector("main")?.innerHTML ?? "");
}

test("a long word of a heading stays whole as long as it fits on a line", () => {
  expect(set("<h3>Twee kinderkamers, sausklaar</h3>")).toBe(
    '<h3>Twee <span class="u-word">kinder|kamers,</span> sausklaar</h3>',
  );
});

test("a long word in bold is not broken, and the same word in a list is", () => {
  expect(set("<li>pleistersysteem</li>")).toBe("<li>pleis|tersys|teem</li>");
  expect(set("<b>pleistersysteem</b>")).toBe("<b>pleistersysteem</b>");
});

test("scripts and islands stay the same", () => {
  const body =
    "<script>x='Klantbeoordelingen'</script>" +
    "<astro-island><p>Aansprakelijkheidsverzekering</p></astro-island>";
  const { document } = parseHTML(`<html><body><main>${body}</main></body></html>`);
  typography({ document });
  expect(document.querySelector("main")?.innerHTML).toBe(body);
});
