#!/usr/bin/env bash
# astro 7.3.5: an attribute that is in a spread object and named after it is written twice. Browsers
# take the first, so the object wins, wherever it stands. In JSX of React, what comes last wins.
# Expected: title="after", once, as React renders the same line.
# Seen: title="in the object" title="after". It needs Node 22.12 or newer.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund astro@7.3.5 react@19.3.1 react-dom@19.3.1 >&2

mkdir -p src/pages
cat > src/pages/index.astro <<'ASTRO'
---
const wall = { id: "wall", title: "in the object" };
---
<html lang="en"><head><title>Wall</title></head><body><p {...wall} title="after"></p></body></html>
ASTRO
cat > react.mjs <<'JS'
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const wall = { id: "wall", title: "in the object" };
console.log(renderToStaticMarkup(createElement("p", { ...wall, title: "after" })));
JS
{
  ASTRO_TELEMETRY_DISABLED=1 npx astro build >&2
  grep -o '<p.*</p>' dist/index.html
  node react.mjs
} | tee seen.txt

diff seen.txt - <<'SEEN'
<p id="wall" title="in the object" title="after"></p>
<p id="wall" title="after"></p>
SEEN
