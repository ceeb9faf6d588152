import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { temporaryFolder } from "@contractor/site/tests/support/temporary-folder.ts";
import { execa } from "execa";
import { expect, test } from "vitest";

/** A fake npm that replaces node_modules, as the real one does, and notes what it was asked. */
const npm = `#!/bin/sh
rm -rf node_modules && mkdir -p node_modules/.bin
touch node_modules/.package-lock.json
echo "$@" > asked
printf '#!/bin/sh\\necho "$1 is run"\\n' > node_modules/.bin/node
chmod +x node_modules/.bin/node
`;

// The npm and the Node of this test are shell scripts.
test.skipIf(process.platform === "win32")(
  "packages are installed, also by the Node that this replaces, and the file is run",
  async () => {
    const root = temporaryFolder();
    const at = (path: string) => join(root, path);
    for (const folder of ["scripts", "bin", "node_modules/.bin"]) {
      mkdirSync(at(folder), { recursive: true });
    }
    copyFileSync("scripts/run.mjs", at("scripts/run.mjs"));
    writeFileSync(at("package-lock.json"), "{}");
    writeFileSync(at("package.json"), JSON.stringify({ workspaces: ["core"] }));
    writeFileSync(at("bin/npm"), npm, { mode: 0o755 });
    const node = at("node_modules/.bin/node");
    copyFileSync(process.execPath, node);
    const PATH = [at("bin"), process.env.PATH].join(delimiter);
    const { stdout } = await execa(node, [at("scripts/run.mjs"), "start.ts"], {
      cwd: root,
      env: { PATH },
    });
    expect(stdout).toBe(`${at("start.ts")} is run`);
    expect(readFileSync(at("asked"), "utf8")).toMatch(/^ci --omit=dev .*--workspaces /);
  },
);
