import type { Site } from "@contractor/core/facts/firm/site-schema.ts";

function addressesOf({ host, address }: Site["editor"]): string[] {
  if (host === "github") {
    return ["https://api.github.com"];
  }
  return [address === "" ? `https://${host}.com` : new URL(address).origin];
}

/**
 * The content security policy of the editor's page. It allows files of this site, the style
 * attributes that Sveltia writes, and calls to the git host of the files. Sveltia also asks other
 * hosts for fonts and for the status of the git host, and works without them.
 */
function editorPolicy(editor: Site["editor"]): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self' data: blob:", ...addressesOf(editor)].join(" "),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(";");
}

/** The page of the editor; on the machine that keeps the files, with links to the owner's pages. */
export function editorPage(
  editor: Site["editor"],
  firm: string,
  pages: readonly { href: string; name: string }[] = [],
): string {
  const name = firm.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!DOCTYPE html>
<html lang="nl">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="content-security-policy" content="${editorPolicy(editor)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>Beheer van ${name}</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/beheer/editor.css">
    <script type="module" src="/beheer/editor.js"></script>
  </head>
  <body>
    <div id="nc-root"></div>
    <p class="not-connected" hidden>Dit beheer is nog niet gekoppeld aan de plek waar de bestanden van de website staan. Vul die in bij ‘editor’ in site.yaml, of typ op uw eigen computer npm run beheer.</p>
    <p id="site-status" role="status"></p>
    <p id="site-versions">${pages.map(({ href, name }) => `<a href="${href}">${name}</a>`).join("")}</p>
    <noscript><p>Voor het beheer is JavaScript nodig.</p></noscript>
  </body>
</html>
`;
}
