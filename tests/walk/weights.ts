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

function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*application)[^>]*>([\s\S]*?)<\/script>/g)];
  return brotliCompressSync(scripts.map(([, script]) => script).join("\n")).byteLength;
}

/** The sizes of the requests of one type, once they have been answered. */
async function bytesOf(requests: readonly Request[], type: string): Promise<number[]> {
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
  return {
    page: sum(await bytesOf(requests, "document")),
    styles: sum(await bytesOf(requests, "stylesheet")),
    fonts: sum(await bytesOf(requests, "font")),
    largestPicture: Math.max(0, ...(await bytesOf(requests, "image"))),
    scripts: sum(await bytesOf(requests, "script")) + inlineScriptBytes(html),
  };
}
