import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { logoFiles, ownLogo } from "@contractor/core/facts/firm/own-logo.ts";
import { openPicture } from "@contractor/core/facts/photos/open-picture.ts";
import { Hono } from "hono";
import { html } from "hono/html";
import sharp from "sharp";
import { field, localForm, localPage, messages } from "#editor/local/page.ts";

const logoPath = "/beheer/logo";

/** As sharp as the widest place shows it on a good screen, and no more for a phone to load. */
const most = { width: 800, height: 800, fit: "inside", withoutEnlargement: true } as const;

/** The dots an inch in which a drawing of no fixed size is drawn at the size that it names. */
const ordinaryDensity = 72;

/**
 * The logo in a file that an owner chose, as the PNG of site/public/logo.png, without edges that
 * are not seen on a white page; or why it cannot be the logo. A drawing (SVG) becomes a picture, so
 * that nothing in it runs or asks another computer for something.
 */
export async function readLogo(file: Buffer): Promise<Buffer | { mistake: string }> {
  try {
    const { format, width, height } = await sharp(file).metadata();
    const isDrawing = format === "svg";
    if (isDrawing && /<text\b/.test(`${file}`)) {
      return {
        mistake:
          "De letters in deze SVG zijn nog tekst: zonder het lettertype worden het andere letters. Vraag om een SVG met de letters als lijnen (outlines), of kies een PNG.",
      };
    }
    const density = Math.max((ordinaryDensity * most.width) / Math.max(width, height), 1);
    const picture = openPicture(file, isDrawing ? { density } : {});
    const bare = await picture.trim({ background: "#ffffff00" }).png().toBuffer();
    const logo = sharp(bare).trim({ background: "#fff" }).resize(most);
    return await logo.png({ compressionLevel: 9, palette: true }).toBuffer();
  } catch {
    return {
      mistake: "Dit is geen SVG of PNG die te lezen is. Vraag die aan wie het logo maakte.",
    };
  }
}

function logoPage(project: string, mistakes: readonly string[] = []) {
  const logo = ownLogo(join(project, "site/public"));
  const shown =
    logo &&
    // Another logo may have the same name, so that the browser would show the one before.
    html`<img
        src="/${logo.file}?${Date.now()}"
        width="${logo.width}"
        height="${logo.height}"
        alt="Uw logo"
      />
      <p class="hint">
        Zo staat het linksboven op elke pagina${logo.hasName ? "." : ", met uw naam ernaast."}
      </p>`;
  return localPage(
    "Uw logo",
    html`${messages(mistakes)} ${shown ?? html`<p>Op de website staat het teken van het ontwerp.</p>`}
    ${localForm(
      logoPath,
      field("logo", "Uw logo", {
        type: "file",
        hint: "Een SVG, of een PNG zonder vlak erachter. Een grote PNG maken we zelf kleiner, en lege randen gaan eraf.",
      }),
      html`<button>Bewaar</button>
        ${shown ? html`<button name="gone" value="ja">Haal dit logo weg</button>` : ""}`,
    )}`,
  );
}

/** The page on which an owner chooses the logo, or takes it away. */
export const logoApp = (project: string) =>
  new Hono()
    .get("/", (context) => context.html(logoPage(project)))
    .post("/", async (context) => {
      const { logo: chosen, gone } = await context.req.parseBody();
      // A browser sends an empty file where none was chosen.
      const isChosen = chosen instanceof File && chosen.size > 0 && !gone;
      const logo = isChosen ? await readLogo(Buffer.from(await chosen.arrayBuffer())) : undefined;
      if (logo && "mistake" in logo) {
        return context.html(logoPage(project, [logo.mistake]), 422);
      }
      if (logo || gone) {
        const folder = join(project, "site/public");
        for (const name of logoFiles) {
          rmSync(join(folder, name), { force: true });
        }
        if (logo) {
          writeFileSync(join(folder, "logo.png"), logo);
        }
      }
      return context.redirect(logoPath, 303);
    });
