#!/usr/bin/env bash
# typescript 7.0.2 is a compiler to run, and no longer one to import: the package exports its version
# alone. What reads types by itself, as checks of .astro, .vue and .svelte files do, needs 6.
# Expected: createProgram and transpileModule, as in every version before.
# Seen: two exports. Another API is in typescript/unstable/sync, with other names.
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund typescript@7.0.2 typescript-6@npm:typescript@6.0.3 >&2

cat > exports.mjs <<'JS'
for (const name of ["typescript-6", "typescript", "typescript/unstable/sync"]) {
  const { default: main, ...named } = await import(name);
  const all = main ?? named;
  const has = ["version", "createProgram", "transpileModule", "API"].filter((key) => key in all);
  console.log(`${name}: ${has.join(", ")}`);
}
JS
echo 'export const size: string = 1;' > size.ts
{
  node exports.mjs
  node node_modules/typescript/bin/tsc --noEmit size.ts || echo "tsc ends with $?"
} | tee seen.txt

diff seen.txt - <<'SEEN'
typescript-6: version, createProgram, transpileModule
typescript: version
typescript/unstable/sync: API
size.ts(1,14): error TS2322: Type 'number' is not assignable to type 'string'.
tsc ends with 1
SEEN
