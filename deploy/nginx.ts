import { mailCalls } from "@contractor/core/enquiry/calls.ts";
import * as addresses from "./addresses.ts";
import { fill } from "./fill.ts";
import { exceptions, headers, hsts } from "./headers.ts";

const addHeader = (name: string, value: string) => `add_header ${name} "${value}" always;`;

/** The variable for a header that some addresses have otherwise. */
const exceptionMap = ({ key, name, pattern, value }: (typeof exceptions)[number]) => [
  `map $uri $site_${key} {`,
  `    default "${headers.find((header) => header.name === name)?.value}";`,
  `    "~${pattern}" "${value}";`,
  "}",
];

/** The nginx configuration that serves the site; needs Debian's libnginx-mod-http-brotli-static. */
export function nginxConfiguration(settings: addresses.ServerSettings): string {
  const { hostname, mailService } = settings;
  const other = addresses.otherName(hostname);
  const strictTransport = addHeader(hsts.name, hsts.value);
  return fill("nginx.conf", {
    ...settings,
    ...addresses,
    other,
    names: `${hostname} ${other}`,
    strictTransport,
    exceptions: exceptions.flatMap(exceptionMap),
    headers: headers.map(({ name, value }) => {
      const exception = exceptions.find((one) => one.name === name);
      return addHeader(name, exception ? `$site_${exception.key}` : value);
    }),
    mailCalls: mailCalls.flatMap(({ path, maxBytes, answerSeconds }) => [
      `location = ${path} {`,
      `    ${strictTransport}`,
      `    client_max_body_size ${maxBytes};`,
      `    proxy_read_timeout ${answerSeconds}s;`,
      `    proxy_pass http://${mailService};`,
      "    error_page 502 504 =502 @mail_service_down;",
      "}",
    ]),
    refused: addresses.refused.map((path) => {
      // The page itself is sent for what is missing, and not at its own address.
      return `location = ${path} { ${path.endsWith(".html") ? "internal" : "return 404"}; }`;
    }),
    redirects: addresses.redirects.map(
      ({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`,
    ),
    notFound: addresses.sectionsWithNotFound.map((name) => `~^/${name}/ /${name}/404.html;`),
  });
}
