#!/usr/bin/env bash
# astro 7.3.5 with @astrojs/react 7.0.0 and react 19.3.1: what `useId` gives depends on which
# component of the page was ready first, because the integration counts its renderings and Astro
# renders the parts of a page at the same time. A build of the same files is then another build: an
# id, and with it the hash of the page, changes with the time that a picture or a file took.
# Expected: ids in the order of the page, the same in each build, as React alone gives them.
# Seen: the second of two headings has the first id when what stands before it waits.
# It needs Node 22.12 or newer.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund \
  astro@7.3.5 @astrojs/react@7.0.0 react@19.3.1 react-dom@19.3.1 >&2

mkdir -p src/pages
cat > astro.config.mjs <<'JS'
import react from "@astrojs/react";
export default { integrations: [react()] };
JS
cat > src/Heading.jsx <<'JSX'
import { useId } from "react";
export const Heading = ({ text }) => <h2 id={useId()}>{text}</h2>;
JSX
cat > src/Part.astro <<'ASTRO'
---
import { setTimeout } from "node:timers/promises";
import { Heading } from "./Heading.jsx";
await setTimeout(Number(Astro.props.wait));
---
<Heading text={Astro.props.text} />
ASTRO
cat > src/pages/index.astro <<'ASTRO'
---
import Part from "../Part.astro";
---
<html lang="en"><head><title>Wall</title></head><body>
  <Part text="First" wait={process.env.WAIT} /><Part text="Second" wait="500" />
</body></html>
ASTRO
for wait in 0 1500; do
  ASTRO_TELEMETRY_DISABLED=1 WAIT=$wait npx astro build >&2
  grep -o '<h2[^/]*</h2>' dist/index.html
done | tee seen.txt

diff seen.txt - <<'SEEN'
<h2 id="_r1R_0_">First</h2>
<h2 id="_r3R_0_">Second</h2>
<h2 id="_r3R_0_">First</h2>
<h2 id="_r1R_0_">Second</h2>
SEEN
