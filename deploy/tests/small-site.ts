import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { precompress } from "@contractor/site/build/precompress.ts";

const parent = mkdtempSync(join(tmpdir(), "with a space-"));
/** A folder with the small site that every server gets. */
export const root = join(parent, "dist");

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Writes a small site into `root`, with what must not be sent beside it. */
export async function writeSite(): Promise<void> {
  const pages = "index 404 500 diensten diensten/dak beheer blogs blogs/404 contact";
  for (const page of pages.split(" ")) {
    write(`${page}.html`, `<!doctype html><title>${page}</title>`.padEnd(2_000));
  }
  write("_astro/page.4f2a.js", "1;".padEnd(2_000));
  write("_astro/photo.6c3d.avif", "a photograph".padEnd(2_000));
  write("site.webmanifest", "{}".padEnd(2_000));
  write("social/dak.jpg", "a picture");
  write("favicon.svg", "<svg/>");
  write("_headers", "for a static host");
  write("empty.txt", "");
  write(".git/config", "left by mistake");
  write("_astro/.prerender/page.mjs", "left by a build that was interrupted");
  write(".well-known/security.txt", "Contact: mailto:info@firm.example");
  writeFileSync(join(parent, "secret.txt"), "not part of the site");
  await precompress(root);
}

export const removeSite = () => rmSync(parent, { recursive: true });
