import * as addresses from "#build/hosts/addresses.ts";
import {
  caching,
  editorHeader,
  hashedFolder,
  securityHeaders,
  sharedFiles,
} from "#build/hosts/headers.ts";
import { otherName } from "#build/hosts/other-name.ts";
import { mailServiceDown, notice, type ServerSettings } from "#build/hosts/server-config.ts";
import { healthPath, mailCalls } from "#contract/calls.ts";
import { fixedSettings } from "#mail/config/config.ts";

/** The mail service ends slower uploads itself, a minute before this. */
const bodySeconds = fixedSettings.bodySeconds + 60;

/**
 * The Caddyfile that serves the site. SITE_ADDRESS, OTHER_ADDRESS, SITE_ROOT and MAIL_SERVICE (one
 * or more) replace the usual places.
 */
export function caddyfile({ hostname, root, mailService }: ServerSettings): string {
  const headers = securityHeaders.map(({ name, value }) => `        ${name} "${value}"`);
  const sections = addresses.sectionsWithNotFound.map(
    (name) => `            rewrite /${name}/* /${name}/404.html`,
  );

  const moved = addresses.redirects.map(({ from, to }) => `        redir ${from} ${to} 301`);
  const typed = addresses.typedPages.map(
    (path) => `                ~(?i)${addresses.typedAddress(path)} ${path}`,
  );

  const paths = mailCalls.map(({ path }) => path).join(" ");
  const calls = mailCalls.map(
    ({ name, path, maxBytes }) => `        @${name} path ${path}
        request_body @${name} {
            max_size ${maxBytes}
        }`,
  );

  const other = otherName(hostname);
  const fromOther = `
# The name with or without www. that is not the site's.
{$OTHER_ADDRESS:${other}} {
    import site_headers
    header -Server
    redir https://${hostname}{uri} 301
}
`;

  const text = `# ${notice}
# Caddy fetches and renews the certificate by itself.
{
    servers {
        # Whoever shows the name of the site and then asks for another is refused.
        strict_sni_host on
        # Without these, a client that sends a header or a body byte by byte stays for ever. Photographs on a slow
        # line take minutes.
        timeouts {
            read_header 10s
            read_body ${bodySeconds}s
            idle 2m
        }
    }
}

(site_headers) {
    header {
${headers.join("\n")}
        Cache-Control "${caching.revalidate}"
    }
}

# Any other name. Caddy has no certificate for it either.
http:// {
    abort
}
${other === undefined ? "" : fromOther}
{$SITE_ADDRESS:${hostname}} {
    root * "{$SITE_ROOT:${root}}"

    route {
        header -Server
${calls.join("\n")}
        @mail path ${paths}
        reverse_proxy @mail {
            to {$MAIL_SERVICE:${mailService}}
            # While a copy restarts, calls go to another copy, or wait a moment for this one. Which copies run must be
            # known: Caddy before 2.11.2 cannot send a body to a second copy.
            lb_try_duration 5s
            health_uri ${healthPath}
            health_interval 500ms
            health_timeout 2s
        }

        import site_headers
        # A path would match in any capitals.
        @editor path_regexp ^${editorHeader.path}$
        header @editor ${editorHeader.name} ${editorHeader.value}
        @shared path_regexp ^${sharedFiles.pattern}
        header @shared ${sharedFiles.name} ${sharedFiles.value}
        header ${hashedFolder}* Cache-Control "${caching.immutable}"
        @manifest path *.webmanifest
        header @manifest {
            Content-Type application/manifest+json
            defer
        }

        @changing not method GET HEAD
        header @changing Allow "GET, HEAD"
        respond @changing "Method Not Allowed" 405

        # No file has such a name, and asking the disk for one is an error.
        @nameless path_regexp [^/]{200}|\\x00
        error @nameless 404

        @hidden {
            path_regexp ${addresses.hiddenFile}
            not path ${addresses.wellKnown}*
        }
        error @hidden 404

        @unserved path ${[...addresses.unserved, ...addresses.errorAddresses].join(" ")}
        error @unserved 404

${moved.join("\n")}

        @capitals path_regexp ${addresses.withCapitals}
        route @capitals {
            map {path} {page} {
${typed.join("\n")}
                default ""
            }
            @typed not vars {page} ""
            route @typed {
                rewrite * {page}
                redir * {uri} 301
            }
        }

        # Unlike path_regexp, this sees two slashes where there are two.
        @unclean vars_regexp unclean {path} ${addresses.uncleanAddress}
        route @unclean {
            # Rewriting keeps the query, and {uri} is the address with it.
            rewrite * /{re.unclean.1}{re.unclean.2}
            redir * {uri} 301
        }

        try_files {path} {path}.html
        file_server {
            precompressed br gzip
            disable_canonical_uris
        }
    }

    handle_errors {
        header -Server
        import site_headers
        # The page about what is missing is sent whole, whatever was asked of the page that is not there.
        request_header -If-None-Match
        request_header -If-Modified-Since
        request_header -Range
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
