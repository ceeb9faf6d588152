import ssh2 from "ssh2";
import { OnlineError } from "./failures.ts";

const inOneLine = /^(-----BEGIN [A-Z ]+-----)\s*([^-]+?)\s*(-----END [A-Z ]+-----)$/;

/**
 * A key in lines, as in its file. Fields for secrets take the line ends away, or write them as \n.
 */
function inLines(key: string): string {
  const text = key.replaceAll("\\n", "\n").replaceAll("\r", "").trim();
  const [, begin, body, end] = inOneLine.exec(text) ?? [];
  return body === undefined ? `${text}\n` : `${begin}\n${body.split(/\s+/).join("\n")}\n${end}\n`;
}

/**
 * A private key that a program can use, as its file has it. Throws a sentence for the owner for
 * one with a passphrase, one of PuTTY and what is no private key.
 */
export function readableKey(key: string): string {
  const text = inLines(key);
  if (/^PuTTY-User-Key-File/i.test(text)) {
    throw new OnlineError("puttyKey");
  }
  if (/^(?:ssh|ecdsa|sk)-\S+ \S|^---- BEGIN SSH2 PUBLIC|^-----BEGIN [A-Z ]*PUBLIC/.test(text)) {
    throw new OnlineError("publicKey");
  }
  const read = ssh2.utils.parseKey(text);
  if (read instanceof Error) {
    const hasPassphrase = /passphrase|encrypted/i.test(read.message) || /ENCRYPTED/.test(text);
    throw new OnlineError(hasPassphrase ? "keyWithPassphrase" : "unreadableKey");
  }
  return text;
}
