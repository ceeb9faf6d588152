#!/usr/bin/env bash
# @biomejs/biome 2.6.8: what it formats in Markdown includes front matter, line by line as text, so
# that the keys of a nested mapping lose their indentation: other data, or none that YAML can read.
# Expected: front matter is left as it is, or is formatted as the YAML that it is, as Prettier does.
# Seen: "finding" has no value any more, "value" and "label" stand beside it; `format` says nothing.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @biomejs/biome@2.6.8 yaml@2.9.1 >&2

cat > article.md <<'MD'
---
title: Drying time
finding:
  value: 4 weeks
  label: until paint holds
---

# Drying time
MD

data() {
  node -e '
    const { readFileSync } = require("node:fs");
    const [, text] = readFileSync("article.md", "utf8").split(/^---$/m);
    console.log(JSON.stringify(require("yaml").parse(text)));'
}
{
  data
  node_modules/.bin/biome format --write article.md >&2
  data
} | tee seen.txt

diff seen.txt - <<'SEEN'
{"title":"Drying time","finding":{"value":"4 weeks","label":"until paint holds"}}
{"title":"Drying time","finding":null,"value":"4 weeks","label":"until paint holds"}
SEEN
