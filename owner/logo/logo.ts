import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { html } from "hono/html";
import sharp, { type SharpOptions } from "sharp";
import { logoFiles, ownLogo } from "#data/firm/own-logo.ts";
import { openPicture } from "#data/photos/open-picture.ts";
import { field, localForm, localPage, messages } from "#owner/editor/local/page.ts";
import { asVersion } from "#owner/editor/versions/versions.ts";

export const logoPath = "/beheer/logo";

const largest = 10_000_000;

/** As sharp as the widest place shows it on a good screen, and no more for a phone to load. */
const most = { width: 800, height: 800, fit: "inside", withoutEnlargement: true } as const;

/** The dots an inch in which a drawing of no fixed size is drawn at the size that it names. */
const ordinaryDensity = 72;

/** The least that a colour may differ from the white page behind it. */
const palest = 235;

/** Reads a picture of this content; a drawing is read so large that it is sharp on the site. */
async function sizeOf(content: Buffer): Promise<{ format: string; options: SharpOptions }> {
  const { format, width, height } = await sharp(content).metadata();
  const density = (ordinaryDensity * most.width) / Math.max(width, height);
  return { format, options: format === "svg" ? { density: Math.max(density, 1) } : {} };
}

/** A picture without the edges that are not seen on a white page, so that its drawing is large. */
async function drawn(content: Buffer, options: SharpOptions): Promise<Buffer | undefined> {
  const open = () => openPicture(content, options);
  const page = open().flatten({ background: "#fff" }).toColourspace("srgb");
  const onWhite = await page.png().toBuffer();
  const { channels } = await sharp(onWhite).stats();
  if (channels.every(({ min }) => min > palest)) {
    return undefined;
  }
  const corner = { left: 0, top: 0, width: 1, height: 1 };
  const { dominant } = await sharp(onWhite).extract(corner).stats();
  const isUnseen = Math.min(dominant.r, dominant.g, dominant.b) > palest;
  const whole = await (isUnseen ? open().trim() : open()).png().toBuffer();
  return await sharp(whole).resize(most).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/**
 * The logo in a file that an owner chose, as the PNG of public/logo.png; or why it cannot be the
 * logo. A drawing (SVG) becomes a picture, so that nothing in it runs or asks another computer for
 * something.
 */
export async function readLogo(file: Buffer): Promise<Buffer | { mistake: string }> {
  if (file.length > largest) {
    return { mistake: "Dit bestand is groter dan 10 MB. Kies een kleiner." };
  }
  try {
    const { format, options } = await sizeOf(file);
    if (format === "jpeg") {
      return { mistake: "Dit is een JPEG, met een vlak achter het logo. Kies een PNG of SVG." };
    }
    if (format === "svg" && /<text\b/.test(file.toString())) {
      return {
        mistake:
          "De letters in deze SVG zijn nog tekst: zonder het lettertype worden het andere letters. Vraag om een SVG met de letters als lijnen (outlines), of kies een PNG.",
      };
    }
    const logo = await drawn(file, options);
    return (
      logo ?? {
        mistake: "Dit logo is bijna wit, en de pagina ook. Kies dat voor een lichte achtergrond.",
      }
    );
  } catch {
    return {
      mistake: "Dit is geen SVG of PNG die te lezen is. Vraag die aan wie het logo maakte.",
    };
  }
}

function logoPage(project: string, mistakes: readonly string[] = []) {
  const logo = ownLogo(join(project, "public"));
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
        ${shown ? html`<button class="quiet" name="gone" value="ja">Haal dit logo weg</button>` : ""}`,
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
        const folder = join(project, "public");
        await asVersion(project, logo ? "Logo: gezet" : "Logo: weggehaald", () => {
          for (const name of logoFiles) {
            rmSync(join(folder, name), { force: true });
          }
          if (logo) {
            writeFileSync(join(folder, "logo.png"), logo);
          }
        });
      }
      return context.redirect(logoPath, 303);
    });
