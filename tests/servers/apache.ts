import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RunningServer } from "#mail/http/server.ts";
import { frontFile, type SiteFiles } from "#owner/online/site-files.ts";
import { freePort, installed } from "#tests/support/program.ts";
import { run } from "./run.ts";

const apacheModules = "/usr/lib/apache2/modules";
const apache = existsSync(apacheModules) ? installed("apache2") : undefined;
export const hasApache = apache !== undefined;

/** Puts a site into a folder as `npm run online` does at a host, among what stands there. */
export function putAtHost(files: SiteFiles, folder: string): void {
  for (const [path, { content }] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const front = join(folder, ".htaccess");
  const standing = existsSync(front) ? readFileSync(front, "utf8") : undefined;
  writeFileSync(front, frontFile(standing));
}

/** What most shared hosts leave to a folder of their customers. */
const usual = "FileInfo Indexes Options=Indexes,MultiViews";

/**
 * Apache on a free port, which leaves to the folder, and to the one above it, what a host leaves to
 * its customers.
 */
export async function startApache(root: string, allowOverride = usual): Promise<RunningServer> {
  const port = await freePort();
  // Apache refuses to serve pages as root, and then needs a folder that everybody may read.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    chmodSync(dirname(root), 0o755);
  }
  const modules =
    "mpm_event authz_core mime negotiation dir deflate filter headers rewrite reqtimeout setenvif";
  return run(port, apache ?? "", (work) => {
    const config = `ServerRoot ${work}
ServerName firm.example
Listen 127.0.0.1:${port}
PidFile ${work}/apache.pid
ErrorLog "|$cat 1>&2"
${asRoot ? "User nobody" : ""}
${modules
  .split(" ")
  .map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`)
  .join("\n")}
Include /etc/apache2/mods-available/mime.conf
Include /etc/apache2/mods-available/negotiation.conf
Include /etc/apache2/mods-available/deflate.conf
Include /etc/apache2/mods-available/dir.conf
# Its own limits are 20 s and 20 s.
RequestReadTimeout header=1 body=1
DocumentRoot "${root}"
<Directory "${dirname(root)}">
  Options Indexes FollowSymLinks MultiViews
  AllowOverride ${allowOverride}
  Require all granted
</Directory>
`;
    writeFileSync(`${work}/apache.conf`, config);
    return { args: ["-X", "-f", `${work}/apache.conf`] };
  });
}
