import type { CDPSession, Page } from "@playwright/test";

/** The fonts in which the first element of a selector is really drawn; undefined without one. */
async function fontOf(client: CDPSession, selector: string): Promise<string | undefined> {
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  if (nodeId === 0) {
    return undefined;
  }
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  return [...new Set(fonts.map(({ familyName }) => familyName))].join(", ");
}

/**
 * The fonts in which these selectors are really drawn, without those that the page does not have.
 */
export async function fontsOf(page: Page, selectors: readonly string[]): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const found: string[] = [];
  for (const selector of selectors) {
    const font = await fontOf(client, selector);
    if (font) {
      found.push(`${selector}: ${font}`);
    }
  }
  await client.detach();
  return found;
}
