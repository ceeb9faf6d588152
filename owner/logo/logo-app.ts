import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { html } from "hono/html";
import { logoFiles, ownLogo } from "#data/firm/own-logo.ts";
import { localPage, messages } from "#owner/editor/local/page.ts";
import { asVersion } from "#owner/editor/versions/versions.ts";
import { readLogo } from "./read-logo.ts";

export const logoPath = "/beheer/logo";

/** Below this height, in pixels, a second line of letters is too small to read. */
const leastHeight = 30;

/** The logo as the header has it, with how to take it away again. */
function current(project: string) {
  const logo = ownLogo(join(project, "public"));
  if (!logo) {
    return html`<p>Op de website staat het teken van het ontwerp.</p>`;
  }
  const { file, width, height, hasName } = logo;
  // Another logo may have the same name, so that the browser would show the one before.
  const address = `/${file}?${Date.now()}`;
  return html`<div class="logo">
    <img src="${address}" width="${width}" height="${height}" alt="Uw logo" />
    <p class="hint">
      Zo staat het linksboven op elke pagina${hasName ? "." : ", met uw naam ernaast."}
      ${
        height < leastHeight
          ? "Zo breed is een tweede regel te klein om te lezen: kies een versie zonder, of een hogere."
          : ""
      }
    </p>
    <label class="choice"><input type="checkbox" name="noLogo" /> Haal dit logo weg</label>
  </div>`;
}

const logoPage = (project: string, mistake = "") =>
  localPage(
    "Uw logo",
    html`${messages(mistake === "" ? [] : [mistake])}
      <form method="post" action="${logoPath}" enctype="multipart/form-data">
        <div class="field">
          <label for="logo">Uw logo</label>
          <p class="hint" id="logo-hint">
            Een SVG, of een PNG zonder vlak erachter. Een grote PNG maken we zelf kleiner, en lege randen
            gaan eraf.
          </p>
          <input id="logo" name="logo" type="file" accept=".svg,.png" aria-describedby="logo-hint" />
        </div>
        ${current(project)}
        <div class="actions"><button>Bewaar</button></div>
      </form>`,
  );

/**
 * Does what a form asks: keeps the file that was chosen as the logo, or takes away what there is.
 * Resolves to what is wrong with the file.
 */
async function keepLogo(project: string, { logo: chosen, noLogo }: Record<string, unknown>) {
  const folder = join(project, "public");
  const clear = () => {
    for (const name of logoFiles) {
      rmSync(join(folder, name), { force: true });
    }
  };
  // A browser sends an empty file where none was chosen.
  if (!(chosen instanceof File) || chosen.size === 0) {
    if (noLogo !== undefined) {
      await asVersion(project, "Logo: weggehaald", clear);
    }
    return undefined;
  }
  const logo = await readLogo(Buffer.from(await chosen.arrayBuffer()));
  if ("mistake" in logo) {
    return logo.mistake;
  }
  await asVersion(project, "Logo: gezet", () => {
    clear();
    writeFileSync(join(folder, "logo.png"), logo);
  });
  return undefined;
}

/** The page on which an owner chooses the logo, or takes it away. */
export const logoApp = (project: string) =>
  new Hono()
    .get("/", (context) => context.html(logoPage(project)))
    .post("/", async (context) => {
      const mistake = await keepLogo(project, await context.req.parseBody());
      return context.html(logoPage(project, mistake), mistake ? 422 : 200);
    });
