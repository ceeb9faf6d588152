import { expect, test } from "vitest";
import { structuredData } from "./structured-data.ts";

test("a text cannot end the script element that structured data stands in", () => {
  const title = "Stuc</script><script>alert(1)</script>";
  const json = structuredData({ path: "/faq", title, description: "<!--", type: "other" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)["@graph"]).toContainEqual(expect.objectContaining({ name: title }));
});
