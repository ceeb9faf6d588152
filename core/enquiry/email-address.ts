const atoms = (characters: string) => new RegExp(`^[${characters}]+(?:\\.[${characters}]+)*$`, "u");
const atomCharacters = "\\w!#$%&'*+/=^`{|}~\\-";
/** Without "?", so that an address can never look like a MIME encoded word in a header. */
const answerableName = atoms(atomCharacters);
/** Names that exist, also where few mail servers know how to send to them. */
const anyName = atoms(`${atomCharacters}?\\p{L}\\p{M}\\p{N}`);
const longestName = 64;

const domain =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** What would end the domain in a web address, or be left out of it. */
const notInDomain = /[\s\p{Cc}/?#:@\\%[\]]/u;

/** Without a name before it, what is not seen, and the space or point that a keyboard adds. */
const withoutSurroundings = (typed: string) =>
  typed
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/^[^<>]*<([^<>]*)>[^<>]*$/, "$1")
    .replace(/\s+/g, " ")
    .replace(/ ?([@.]) ?/g, "$1")
    .trim()
    .replace(/[.,;]$/, "");

/** The domain as mail servers know it; undefined when it is none. */
function asciiDomain(host: string): string | undefined {
  if (notInDomain.test(host)) {
    return undefined;
  }
  try {
    const { hostname } = new URL(`https://${host}`);
    return domain.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The one e-mail address in what somebody typed, its domain in ASCII; undefined when it holds none,
 * or several. Not every mail server can send to it: see `answerableAddress`.
 */
export function readEmailAddress(typed: string): string | undefined {
  const address = withoutSurroundings(typed);
  const at = address.lastIndexOf("@");
  const name = address.slice(0, Math.max(at, 0));
  const host = asciiDomain(address.slice(at + 1));
  const isName = name.length <= longestName && anyName.test(name);
  return isName && host !== undefined ? `${name}@${host}` : undefined;
}

/** The same, when every mail server can send to it: a name outside ASCII needs SMTPUTF8. */
export function answerableAddress(typed: string): string | undefined {
  const address = readEmailAddress(typed);
  const name = address?.slice(0, address.lastIndexOf("@")) ?? "";
  return answerableName.test(name) ? address : undefined;
}
