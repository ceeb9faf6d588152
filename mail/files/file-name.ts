const maxNameLength = 80;

/** What Windows takes for a device, whatever the extension. */
const reservedOnWindows = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])$/i;

/**
 * A safe name for a mailed file: the safe characters of the posted name with an extension of the
 * file's kind. It differs from all names in `taken`, and is added to them: in more than its
 * capitals, because Windows and most phones do not tell those apart.
 */
export function safeName(
  posted: string,
  extensions: readonly string[],
  fallback: string,
  taken: Set<string>,
): string {
  const own = posted.replace(/^.*[/\\]/, "");
  const [, stem = own, ending = ""] = /^(.*)\.([^.]*)$/.exec(own) ?? [];
  const hasExtension = extensions.includes(ending.toLowerCase());
  const clean = (hasExtension ? stem : own)
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, "-")
    .slice(0, maxNameLength)
    .toWellFormed()
    .replace(/^-+|-+$/g, "");
  const extension = hasExtension ? ending.toLowerCase() : extensions[0];
  const isUsable = clean !== "" && !reservedOnWindows.test(clean);
  const base = isUsable ? clean : fallback;
  let name = `${base}.${extension}`;
  for (let again = 2; taken.has(comparable(name)); again++) {
    name = `${base}-${again}.${extension}`;
  }
  taken.add(comparable(name));
  return name;
}

const comparable = (name: string) => name.toUpperCase().toLowerCase();
