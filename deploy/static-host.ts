import { redirects, sectionsWithNotFound } from "./addresses.ts";
import { notice } from "./fill.ts";
import { exceptions, securityHeaders } from "./headers.ts";

/**
 * The _headers file of Netlify and Cloudflare Pages. Both have pages revalidated by themselves, and
 * would join a second Cache-Control to the first.
 */
export function headersFile(): string {
  const lines = securityHeaders.map(({ name, value }) => `  ${name}: ${value}`);
  const others = exceptions.flatMap(({ paths, name, value }) =>
    paths.map((path) => `${path}\n  ${name}: ${value}\n`),
  );
  return `# ${notice}

/*
${lines.join("\n")}

${others.join("\n")}`;
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
