#!/usr/bin/env bash
# magic-string 1.4.5: overwrite() takes away what was put at the edges of its range, update() and
# remove() keep it.
# Expected: all three change the characters of the range only.
# Seen: with overwrite(), text that another step put before or behind the range is gone. Steps that
# do not know of each other use update().
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund magic-string@1.4.5 >&2

cat > change.mjs <<'JS'
import MagicString from "magic-string";

const change = {
  overwrite: (text) => text.overwrite(3, 6, "MUR"),
  update: (text) => text.update(3, 6, "MUR"),
  remove: (text) => text.remove(3, 6),
};
for (const [name, apply] of Object.entries(change)) {
  const text = new MagicString("de muren");
  text.appendRight(3, "(").appendLeft(6, ")");
  apply(text);
  console.log(`${name}: ${text}`);
}
JS
node change.mjs | tee seen.txt

diff seen.txt - <<'SEEN'
overwrite: de MURen
update: de (MUR)en
remove: de ()en
SEEN
