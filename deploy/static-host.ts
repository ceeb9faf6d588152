import { redirects, sectionsWithNotFound } from "#build/hosts/addresses.ts";
import {
  caching,
  editorHeader,
  hashedFolder,
  securityHeaders,
  sharedFiles,
} from "#build/hosts/headers.ts";
import { notice } from "#build/hosts/server-config.ts";

/**
 * The _headers file of Netlify and Cloudflare Pages. Both have pages revalidated by themselves, and
 * would join a second Cache-Control to the first.
 */
export function headersFile(): string {
  const everywhere = securityHeaders.map(({ name, value }) => `  ${name}: ${value}`);
  const { paths, name, value } = sharedFiles;
  const shared = paths.map((path) => `${path}\n  ${name}: ${value}`);
  return `# ${notice}

/*
${everywhere.join("\n")}

${editorHeader.path}
  ${editorHeader.name}: ${editorHeader.value}

${shared.join("\n\n")}

${hashedFolder}*
  Cache-Control: ${caching.immutable}
`;
}

/**
 * The _redirects file of Netlify. Cloudflare Pages finds the nearest 404.html without it and skips
 * the lines with 404; both redirect to clean addresses by themselves.
 */
export function redirectsFile(): string {
  const moved = redirects
    .filter(({ to }) => to !== "/")
    .map(({ from, to }) => `${from}  ${to}  301`);
  const sections = sectionsWithNotFound.map((name) => `/${name}/*  /${name}/404.html  404`);
  return `# ${notice}

${moved.join("\n")}
${sections.join("\n")}
`;
}
