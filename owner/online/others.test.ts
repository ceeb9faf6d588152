import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openFolder } from "./folder.ts";
import { othersAt } from "./others.ts";
import { withFolder } from "./parts.ts";

/** A folder at a host with these files, and folders where a name ends with a slash. */
function host(files: Record<string, string>) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    if (name.endsWith("/")) {
      mkdirSync(join(folder, name));
    } else {
      writeFileSync(join(folder, name), text);
    }
  }
  return openFolder(folder);
}

test("the files of another website are named", async () => {
  const target = await host({ "index.php": "", "wp-admin/": "", "site-a/": "", "notes.txt": "" });
  expect((await othersAt(target)).sort()).toEqual(["index.php", "wp-admin"]);
  expect(await othersAt(await host({ "cgi-bin/": "", "site-a/": "" }))).toEqual([]);
});

test.each([
  ["contact/", "", /de map contact\./],
  [".htaccess", "RewriteEngine off\n", /de regel ‘RewriteEngine off’/],
  [".htaccess", "Redirect 301 / https://elders.nl/\n", /‘Redirect 301 \/ https:\/\/elders\.nl\/’/],
  [".htaccess", `RedirectMatch 301 ^/(.*)$ https://elders.nl/$1\n`, /‘RedirectMatch/],
  [".htaccess", "Redirect 301 /contact https://elders.nl/contact\n", /‘Redirect 301 \/contact/],
  [".htaccess", "redirectpermanent /diensten https://elders.nl/\n", /‘redirectpermanent/],
  [".htaccess", `RedirectMatch "^/blogs/(.*)$" https://elders.nl/$1\n`, /‘RedirectMatch/],
  [".htaccess", "AuthType Basic\nRequire valid-user\n", /‘Require valid-user’/],
  [".htaccess", "Order deny,allow\nDeny from all\n", /‘Deny from all’/],
])("%s with ‘%s’ goes first, so it has to go", async (name, text, sentence) => {
  const target = await host({ [name]: text });
  await expect(othersAt(target)).rejects.toThrow(sentence);
});

test("a redirect of one old page, and what is ours, may stay", async () => {
  const kept = `Redirect 301 /oud.html https://dak.nl/
RedirectMatch 301 ^/oud/(.*)$ /contact
Redirect 301 /contact.html /contact
RewriteEngine On
<Files "wp-config.php">
  Require all denied
</Files>
`;
  const text = withFolder(kept, "site-a");
  expect(await othersAt(await host({ ".htaccess": text }))).toEqual([]);
});
