import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

export interface Programs {
  caddy: string;
  nginx: string;
  /** nginx's module that serves .br files, and its table of file types. */
  brotliModule: string;
  mimeTypes: string;
}

const packages = ["caddy", "nginx", "nginx-common", "libnginx-mod-http-brotli-static"];
const missing = `Caddy and nginx are needed for this check. On Debian or Ubuntu: apt-get install ${packages.join(" ")}`;

/**
 * Finds Caddy and nginx on this machine, or unpacks Debian's packages into `cache`, where they start no
 * service and change nothing. Throws an Error saying what to install.
 */
export function findPrograms(cache: string): Programs {
  const found = programsIn("", process.env.PATH?.split(delimiter) ?? []) ?? programsIn(cache, []);
  if (found) return found;
  unpack(cache);
  const unpacked = programsIn(cache, []);
  if (!unpacked) throw new Error(missing);
  return unpacked;
}

function programsIn(root: string, path: readonly string[]): Programs | undefined {
  const folders = [...path, join(root, "/usr/bin"), join(root, "/usr/sbin")];
  const first = (paths: readonly string[]) => paths.find((candidate) => existsSync(candidate));
  const caddy = first(folders.map((folder) => join(folder, "caddy")));
  const nginx = first(folders.map((folder) => join(folder, "nginx")));
  const brotliModule = first([join(root, "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so")]);
  const mimeTypes = first([join(root, "/etc/nginx/mime.types")]);
  return caddy && nginx && brotliModule && mimeTypes ? { caddy, nginx, brotliModule, mimeTypes } : undefined;
}

function unpack(cache: string): void {
  console.error("Fetching Debian's Caddy and nginx …");
  mkdirSync(cache, { recursive: true });
  if (process.getuid?.() === 0) run("apt-get", ["update", "-q"], cache);
  run("apt-get", ["download", "-q", ...packages], cache);
  for (const name of readdirSync(cache).filter((file) => file.endsWith(".deb"))) {
    run("dpkg-deb", ["-x", name, "."], cache);
  }
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Error(missing);
}
