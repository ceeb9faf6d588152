import { domainToASCII } from "node:url";

// RFC 5321 dot-atom without "?", so that an address can never look like a MIME encoded word in a
// header.
const localPart = /^[\w!#$%&'*+/=^`{|}~-]+(?:\.[\w!#$%&'*+/=^`{|}~-]+)*$/;
const domain =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/**
 * The one e-mail address in `value`, its domain in ASCII; undefined when it is anything else (a
 * list, a display name, a comment, an address that needs SMTPUTF8).
 */
export function readAddress(value: string): string | undefined {
  const trimmed = value.trim();
  const at = trimmed.lastIndexOf("@");
  const local = trimmed.slice(0, Math.max(at, 0));
  const host = trimmed.slice(at + 1);
  if (local.length > 64 || !localPart.test(local) || /[\s\p{Cc}\p{Cf}]/u.test(host)) {
    return undefined;
  }
  const asciiHost = domainToASCII(host);
  return domain.test(asciiHost) ? `${local}@${asciiHost}` : undefined;
}
