#!/usr/bin/env bash
# sharp 0.35.5 mirrors a picture before it turns it, in whatever order the two are asked for.
# Expected: .rotate(90).flip() turns, and then mirrors what was turned.
# Seen: the result of .flip().rotate(90). To turn first, write the turned picture and open it again.
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund sharp@0.35.5 >&2

cat > turn.mjs <<'JS'
import sharp from "sharp";

// Four pixels wide and two high: one white, at the top left.
const pixels = Buffer.from([255, 0, 0, 0, 0, 0, 0, 0]);
const raw = { width: 4, height: 2, channels: 1 };
const picture = await sharp(pixels, { raw }).png().toBuffer();

async function whitePixel(image) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const at = data.findIndex((value) => value === 255) / info.channels;
  return `${at % info.width},${Math.floor(at / info.width)}`;
}

const turned = await sharp(picture).rotate(90).png().toBuffer();
console.log("rotate, flip:", await whitePixel(sharp(picture).rotate(90).flip()));
console.log("flip, rotate:", await whitePixel(sharp(picture).flip().rotate(90)));
console.log("rotate, opened again, flip:", await whitePixel(sharp(turned).flip()));
JS
node turn.mjs | tee seen.txt

diff seen.txt - <<'SEEN'
rotate, flip: 0,0
flip, rotate: 0,0
rotate, opened again, flip: 1,3
SEEN
