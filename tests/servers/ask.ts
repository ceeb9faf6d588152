import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/** Requests exactly this path, without fetch() normalising it. */
export async function ask(port: number, path: string, headers = {}, method = "GET", body?: Buffer) {
  const call = request({ host: "127.0.0.1", port, path, headers, method, agent: false }).end(body);
  const [response] = (await once(call, "response")) as [IncomingMessage];
  // A server that refuses a body may close the connection before it has read it.
  call.on("error", () => {});
  const received = await buffer(response);
  const unpacked = unpack[response.headers["content-encoding"] as "br"] ?? ((body: Buffer) => body);
  return {
    status: response.statusCode,
    headers: response.headers,
    /** The body without its content encoding. */
    body: received.length > 0 ? unpacked(received) : received,
  };
}
