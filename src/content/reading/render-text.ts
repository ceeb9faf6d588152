import { getEntry, render } from "astro:content";

/** The HTML of a text as a component, and its headings. */
export async function renderText({ file }: { file: string }) {
  const entry = await getEntry("texts", file);
  if (!entry) throw new Error(`content/${file}: was not rendered — name it in src/content.config.ts`);
  return render(entry);
}
