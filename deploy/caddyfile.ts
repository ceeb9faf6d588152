import { mailCalls, sendPath } from "#contract/calls.ts";
import * as addresses from "./server/addresses.ts";
import { caching, editorHeader, hashedFolder, securityHeaders } from "./server/headers.ts";
import { mailServiceDown, notice, type ServerSettings } from "./server-config.ts";

/**
 * The Caddyfile that serves the site. SITE_ADDRESS, SITE_ROOT and MAIL_SERVICE (one or more)
 * replace the usual places.
 */
export function caddyfile({ hostname, root, mailService }: ServerSettings): string {
  const headers = securityHeaders.map(({ name, value }) => `        ${name} "${value}"`);
  const sections = addresses.sectionsWithNotFound.map(
    (name) => `            rewrite /${name}/* /${name}/404.html`,
  );

  const paths = mailCalls.map(({ path }) => path).join(" ");
  const calls = mailCalls.map(
    ({ name, path, maxBytes }) => `        @${name} path ${path}
        request_body @${name} {
            max_size ${maxBytes}
        }`,
  );

  const text = `# ${notice}
# Caddy fetches and renews the certificate by itself.

(site_headers) {
    header {
${headers.join("\n")}
        Cache-Control "${caching.revalidate}"
    }
    header -Server
}

{$SITE_ADDRESS:${hostname}} {
    root * "{$SITE_ROOT:${root}}"

    route {
${calls.join("\n")}
        @mail path ${paths}
        reverse_proxy @mail {
            to {$MAIL_SERVICE:${mailService}}
            # While a copy restarts, calls go to another copy, or wait a moment for this one. A GET is always answered
            # 405, which shows that a copy runs: Caddy before 2.11.2 cannot send a body to a second copy.
            lb_try_duration 5s
            health_uri ${sendPath}
            health_status 405
            health_interval 500ms
            health_timeout 2s
        }

        import site_headers
        header ${editorHeader.path} ${editorHeader.name} ${editorHeader.value}
        header ${hashedFolder}* Cache-Control "${caching.immutable}"
        @manifest path *.webmanifest
        header @manifest {
            Content-Type application/manifest+json
            defer
        }

        @changing not method GET HEAD
        header @changing Allow "GET, HEAD"
        respond @changing "Method Not Allowed" 405

        # No file has so long a name, and asking the disk for one is an error.
        @long path_regexp [^/]{200}
        error @long 404

        @unserved path ${[...addresses.unserved, ...addresses.errorAddresses].join(" ")}
        error @unserved 404

        @home path ${addresses.homeFile.join(" ")}
        redir @home / 301

        @unclean path_regexp unclean ${addresses.uncleanAddress}
        route @unclean {
            # Rewriting keeps the query, and {uri} is the address with it.
            rewrite * /{re.unclean.1}
            redir * {uri} 301
        }

        try_files {path} {path}.html
        file_server {
            precompressed br gzip
            disable_canonical_uris
        }
    }

    handle_errors {
        import site_headers
        @missing expression {err.status_code} == 404
        handle @missing {
${sections.join("\n")}
            rewrite /* /404.html
            file_server {
                precompressed br gzip
            }
        }
        # What is larger than max_size would look like a mail service that is down, and be sent again.
        @large expression {err.message}.contains("body too large")
        handle @large {
            respond "The request is too large" 413
        }
        @mail path ${paths}
        handle @mail {
            respond "${mailServiceDown}" 502
        }
        handle {
            rewrite * ${addresses.failurePage}
            file_server
        }
    }
}
`;
  // "caddy fmt" indents with tabs, and Caddy warns about files that are formatted otherwise.
  return text.replace(/^(?: {4})+/gm, (indent) => "\t".repeat(indent.length / 4));
}
