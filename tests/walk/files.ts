import { brotliCompressSync } from "node:zlib";
import type { Request, Response } from "@playwright/test";

/** What a page transfers before a visitor touches it, compressed, in bytes. */
export interface Weights {
  page: number;
  styles: number;
  fonts: number;
  largestPicture: number;
  /** The scripts, with those inside the page. */
  scripts: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The sizes of the requests of one type, once they have been answered. */
function bytesOf(requests: readonly Request[], type: string): Promise<number[]> {
  const ofType = requests.filter((request) => request.resourceType() === type);
  return Promise.all(
    ofType.map(async (request) => {
      await (await request.response())?.finished();
      return (await request.sizes()).responseBodySize;
    }),
  );
}

/** Weighs a page that was opened with these requests. */
export async function weigh(
  response: Response | null,
  requests: readonly Request[],
): Promise<Weights> {
  const html = (await response?.text()) ?? "";
  const inPage = html.match(/<script(?![^>]*application)[^>]*>[\s\S]*?<\/script>/g) ?? [];
  return {
    page: sum(await bytesOf(requests, "document")),
    styles: sum(await bytesOf(requests, "stylesheet")),
    fonts: sum(await bytesOf(requests, "font")),
    largestPicture: Math.max(0, ...(await bytesOf(requests, "image"))),
    scripts:
      sum(await bytesOf(requests, "script")) + brotliCompressSync(inPage.join("\n")).byteLength,
  };
}

/**
 * Runs in the page, so it contains everything it needs. It finds photographs that are drawn larger
 * than their files by more than this factor.
 */
export async function findEnlarged(limit: number): Promise<string[]> {
  const found: string[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>("picture img")) {
    image.loading = "eager";
    // The size is known once the picture has loaded. Decoding it would take much longer.
    if (!image.complete) {
      await new Promise((resolve, reject) => {
        image.onload = resolve;
        image.onerror = () => reject(new Error(`${image.currentSrc} is not there`));
      });
    }
    const { pathname } = new URL(image.currentSrc);
    const sources = [...(image.parentElement?.querySelectorAll("source") ?? []), image];
    const srcset = sources.find((source) => source.srcset.includes(pathname))?.srcset ?? "";
    const files = [...srcset.matchAll(/(\S+) (\d+)w/g)];
    const width = Number(files.find(([, url]) => url === pathname)?.[2]);
    const { naturalWidth, naturalHeight } = image;
    const box = image.getBoundingClientRect();
    const covers = getComputedStyle(image).objectFit === "cover";
    const asWide = covers
      ? Math.max(box.width, (box.height * naturalWidth) / naturalHeight)
      : box.width;
    const times = (asWide * devicePixelRatio) / width;
    // A finer screen may ask for more than the whole photograph has.
    const isWhole = devicePixelRatio > 1 && files.every(([, , other]) => Number(other) <= width);
    if (image.checkVisibility() && times > limit && !isWhole) {
      found.push(`${image.currentSrc}: ${width} px, ${times} times`);
    }
  }
  return found;
}
