import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** As the browser shows it: unpacked. */
  body: Buffer;
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/** Asks a server of this machine for exactly this path, which fetch() would tidy up first. */
export function ask(
  port: number,
  path: string,
  headers = {},
  method = "GET",
  body?: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, path, headers, method, agent: false }, (response) => {
      const { statusCode: status, headers } = response;
      const unpacked = unpack[headers["content-encoding"] as "br"] ?? ((body: Buffer) => body);
      buffer(response).then(
        (body) => resolve({ status, headers, body: body.length > 0 ? unpacked(body) : body }),
        reject,
      );
    });
    call.once("error", reject);
    call.end(body);
  });
}
