import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";

/** A fake npm that replaces node_modules, as the real one does, without downloading anything. */
const npm = `#!/bin/sh
if [ "$1" = ci ]; then
  rm -rf node_modules && mkdir -p node_modules/node/bin node_modules/.bin
  touch node_modules/.package-lock.json
  cat > node_modules/node/installArchSpecificPackage.js <<'END'
require("fs").writeFileSync("bin/node", "#!/bin/sh\\necho v0.0.0\\n", { mode: 0o755 });
END
else
  touch node_modules/.bin/node
fi
`;

test.skipIf(process.platform === "win32")(
  "an installation that removes the Node it was started by is completed",
  async () => {
    const root = temporaryFolder();
    const at = (path: string) => join(root, path);
    for (const folder of ["scripts", "bin", "node_modules/node/bin"]) {
      mkdirSync(at(folder), { recursive: true });
    }
    copyFileSync("scripts/run.mjs", at("scripts/run.mjs"));
    writeFileSync(at("package.json"), JSON.stringify({ devDependencies: { node: "0.0.0" } }));
    writeFileSync(at("package-lock.json"), "{}");
    writeFileSync(at("bin/npm"), npm, { mode: 0o755 });
    const node = at("node_modules/node/bin/node");
    copyFileSync(process.execPath, node);
    const PATH = [at("bin"), process.env.PATH].join(delimiter);
    const { exitCode } = await execa(node, [at("scripts/run.mjs")], {
      cwd: root,
      env: { PATH },
      reject: false,
    });
    expect(exitCode).toBe(0);
  },
);
