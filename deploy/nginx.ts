import * as addresses from "#build/hosts/addresses.ts";
import {
  caching,
  editorHeader,
  type Header,
  hashedFolder,
  securityHeaders,
  sharedFiles,
} from "#build/hosts/headers.ts";
import { otherName } from "#build/hosts/other-name.ts";
import { mailServiceDown, notice, type ServerSettings } from "#build/hosts/server-config.ts";
import { mailCalls } from "#contract/calls.ts";

const addHeader = ({ name, value }: Header) => `add_header ${name} "${value}" always;`;

function location(path: string, body: string): string {
  return `    location = ${path} { ${body} }`;
}

/** The nginx configuration that serves the site; needs Debian's libnginx-mod-http-brotli-static. */
export function nginxConfiguration({ hostname, root, mailService }: ServerSettings): string {
  const sections = addresses.sectionsWithNotFound.map(
    (name) => `    ~^/${name}/ /${name}/404.html;`,
  );
  const typed = addresses.typedPages.map(
    (path) => `    "~*${addresses.typedAddress(path)}" ${path};`,
  );
  const certificate = `/etc/letsencrypt/live/${hostname}`;
  const hsts = securityHeaders.filter(({ name }) => name === "Strict-Transport-Security");
  const openerPolicy = securityHeaders.find(({ name }) => name === editorHeader.name);
  const resourcePolicy = securityHeaders.find(({ name }) => name === sharedFiles.name);
  const variables = new Map([
    [openerPolicy, "$site_opener_policy"],
    [resourcePolicy, "$site_resource_policy"],
  ]);
  const headers = securityHeaders.map((header) => ({
    ...header,
    value: variables.get(header) ?? header.value,
  }));
  const other = otherName(hostname);
  const names = [hostname, other].filter(Boolean).join(" ");
  const tls = `listen 443 ssl http2;
    listen [::]:443 ssl http2;
    ssl_certificate ${certificate}/fullchain.pem;
    ssl_certificate_key ${certificate}/privkey.pem;`;
  const fromOther = `
# The name with or without www. that is not the site's. The certificate is for both.
server {
    ${tls}
    server_name ${other};
    ${hsts.map(addHeader).join("\n    ")}
    return 301 https://${hostname}$request_uri;
}
`;
  const isErrorPage = (path: string) => path.endsWith(".html");

  const calls = mailCalls.map(
    ({ path, maxBytes, answerSeconds }) => `    location = ${path} {
        # The service sets its own headers; one add_header here keeps those of the pages away.
        ${hsts.map(addHeader).join("\n        ")}
        client_max_body_size ${maxBytes};
        # Handed on as it comes in: files are never on disk, and a visitor sees how far they are.
        proxy_request_buffering off;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_read_timeout ${answerSeconds}s;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_pass http://website_mail;
        error_page 502 504 =502 @mail_service_down;
    }`,
  );

  return `# ${notice}
# Goes to /etc/nginx/conf.d/. Needs the packages nginx and libnginx-mod-http-brotli-static.

map "$status:$uri" $site_cache_control {
    default "${caching.revalidate}";
    "~^(?:200|206|304):${hashedFolder}" "${caching.immutable}";
}

map $uri $site_opener_policy {
    default "${openerPolicy?.value}";
    "~^${editorHeader.path}(?:\\.html)?$" "${editorHeader.value}";
}

map $uri $site_resource_policy {
    default "${resourcePolicy?.value}";
    "~^${sharedFiles.pattern}" "${sharedFiles.value}";
}

# The page that an address with capitals means.
map $uri $site_typed_page {
    default "";
    "~^[^A-Z]*$" "";
${typed.join("\n")}
}

map $uri $site_not_found_page {
    default /404.html;
${sections.join("\n")}
}

# A line for each copy of the mail service.
upstream website_mail {
    server ${mailService};
}

# Calls for any other name get no certificate and no answer.
server {
    listen 80 default_server;
    listen [::]:80 default_server;
    listen 443 ssl http2 default_server;
    listen [::]:443 ssl http2 default_server;
    ssl_reject_handshake on;
    # Read before the name is known, so these are about every name: the site sends // on to /, and
    # who sends a header byte by byte does not stay.
    merge_slashes off;
    client_header_timeout 10s;
    return 444;
}

server {
    listen 80;
    listen [::]:80;
    server_name ${names};
    return 301 https://${hostname}$request_uri;
}
${other === undefined ? "" : fromOther}
server {
    ${tls}
    server_name ${hostname};

    root "${root}";
    access_log /var/log/nginx/access.log combined;
    charset utf-8;
    charset_types text/css text/xml text/plain application/javascript;
    server_tokens off;
    # Between two pieces of a body. The mail service ends those that come too slowly.
    client_body_timeout 20s;
    send_timeout 20s;
    absolute_redirect off;
    brotli_static on;
    gzip_static on;
    gzip_vary on;
    error_page 404 $site_not_found_page;
    error_page 500 502 503 504 ${addresses.failurePage};

    ${headers.map(addHeader).join("\n    ")}
    add_header Cache-Control $site_cache_control always;

    if ($site_typed_page) {
        return 301 $site_typed_page$is_args$args;
    }

${calls.join("\n")}

    location @mail_service_down {
        default_type text/plain;
        return 502 "${mailServiceDown}";
    }

${addresses.unserved.map((path) => location(path, "return 404;")).join("\n")}
${addresses.errorAddresses.map((path) => location(path, isErrorPage(path) ? "internal;" : "return 404;")).join("\n")}
${addresses.redirects.map(({ from, to }) => location(from, `return 301 ${to}$is_args$args;`)).join("\n")}
${location("/", "try_files /index.html =404;")}

    location ~ "${addresses.hiddenFile}" {
        return 404;
    }

    location ~ "${addresses.uncleanAddress}" {
        return 301 /$1$2$is_args$args;
    }

    location ^~ ${addresses.wellKnown} {
        try_files $uri =404;
    }

    location ~ \\.webmanifest$ {
        types { }
        default_type application/manifest+json;
    }

    location / {
        try_files $uri $uri.html =404;
    }
}
`;
}
