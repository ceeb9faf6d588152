import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { execaSync } from "execa";

const packages = ["caddy", "nginx", "nginx-common", "libnginx-mod-http-brotli-static"];
const cache = ".cache/check-deploy";

/**
 * A file that belongs to Caddy or nginx: this machine's, or the one in Debian's package, which is unpacked into the
 * project, where it starts no service and changes nothing. Ours, because no package manager does that.
 */
export function file(...places: string[]): string {
  const find = () =>
    [...places, ...places.map((place) => join(cache, place))].find((path) => existsSync(path));
  if (!find()) unpack();
  const found = find();
  if (found) return found;
  throw new Error(`There is no ${places[0]}. On Debian or Ubuntu: apt-get install ${packages.join(" ")}`);
}

function unpack(): void {
  mkdirSync(cache, { recursive: true });
  const script = `[ "$(id -u)" != 0 ] || apt-get update -q; apt-get download -q ${packages.join(" ")} && for package in *.deb; do dpkg-deb -x "$package" .; done`;
  execaSync(script, { shell: true, cwd: cache, stdio: ["ignore", 2, 2], reject: false });
}
