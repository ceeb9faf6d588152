import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Answer } from "./check-fetch.ts";
import { caching, securityHeaders } from "./headers.ts";

/** What an answer must be; what is left out is not looked at. */
export interface Expectation {
  status: number;
  type?: string;
  encoding?: "br" | "gzip" | "none";
  cacheControl?: string;
  location?: string;
  /** The file in dist/ whose content the body must be, after unpacking. */
  file?: string;
}

/** A page of the site as it must be answered. */
export function page(file: string): Expectation {
  return { status: 200, type: "text/html; charset=utf-8", cacheControl: caching.revalidate, file };
}

/** A 404 page of the site as it must be answered. */
export function notFound(file: string): Expectation {
  return { ...page(file), status: 404 };
}

/** Everything in which an answer differs from what it must be, in words. */
export function differences(answer: Answer, expected: Expectation, dist: string): string[] {
  const { headers } = answer;
  const encoding = headers["content-encoding"] ?? "none";
  const pairs: [string, string | number | undefined, string | number | undefined][] = [
    ["status", answer.status, expected.status],
    ["type", headers["content-type"]?.toLowerCase(), expected.type],
    ["encoding", encoding, expected.encoding],
    ["cache-control", headers["cache-control"], expected.cacheControl],
    ["location", headers.location, expected.location],
    ...securityHeaders.map(({ name, value }): [string, string | undefined, string] => [
      name,
      String(headers[name.toLowerCase()]),
      value,
    ]),
  ];
  const found = pairs
    .filter(([, actual, wanted]) => wanted !== undefined && actual !== wanted)
    .map(([name, actual, wanted]) => `${name} is ${actual}, not ${wanted}`);
  if (
    expected.encoding &&
    expected.encoding !== "none" &&
    !String(headers.vary).includes("Accept-Encoding")
  ) {
    found.push("Vary does not name Accept-Encoding");
  }
  if (expected.file && !unpacked(answer.body, encoding).equals(readFileSync(join(dist, expected.file)))) {
    found.push(`the body is not ${expected.file}`);
  }
  return found;
}

function unpacked(body: Buffer, encoding: string): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}
