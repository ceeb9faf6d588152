import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { temporaryFolder } from "../mail/testing/temporary-folder.ts";
import { precompress } from "./precompress.ts";

// What is compressed, and that it is what was compressed, is asked of the servers (deploy/check).
it("puts a copy next to a page that unpacks to the page, also after the page has changed", async () => {
  const [folder, keptIn] = [temporaryFolder(), temporaryFolder()];
  const file = join(folder, "dak.html");
  for (const page of ["<p>Dakwerk</p>".repeat(100), "<p>Zinkwerk</p>".repeat(100)]) {
    writeFileSync(file, page);
    expect(await precompress(folder, keptIn)).toBe(1);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page);
  }
});
