import { expect, test } from "vitest";
import { buildProgress } from "./build-progress.ts";

const output = `
02:05:06 [build] Building static entrypoints...
 generating static routes
02:05:25   ├─ /404.html (+3.54s)
02:05:27   ├─ /social/blogs.jpg (+11ms)
02:05:37   └─ /index.html (+261ms)
 generating optimized images
02:05:38   ▶ /_astro/wall.CGtJAdUH_Z2qMnwq.webp (before: 417kB, after: 25kB) (+805ms) (1/60)
02:05:38   ▶ /_astro/wall.CGtJAdUH_1ihLbI.avif (reused cache entry) (+1ms) (2/60)
02:05:40   ▶ /_astro/hall.BwlOrB11_1ihLbI.avif (before: 301kB, after: 6kB) (+1.28s) (50/60)
02:05:41 [build] 2 page(s) built in 35.21s
`;

test("says what a build is doing, with the numbers of pages and pictures", () => {
  const progressAt = buildProgress();
  const sentences = output.split("\n").flatMap((line) => progressAt(line) ?? []);
  expect(sentences).toEqual([
    "Making the pages …",
    "2 pages are made. Drawing 60 pictures …",
    "50 of 60 pictures are drawn",
    "Making the editor and the mail service, and compressing all files …",
  ]);
});
