const ending = /\.[a-z0-9]{1,5}$/i;

/** The name of a picture that has become a JPEG. */
export function jpegName(name: string): string {
  return `${name.replace(ending, "") || "foto"}.jpg`;
}

/** The names of files that go together, a number added to those that come again: cameras repeat themselves. */
export function distinctNames(names: readonly string[]): string[] {
  const given = new Set<string>();
  return names.map((name) => {
    const [end = ""] = ending.exec(name) ?? [];
    const stem = name.slice(0, name.length - end.length);
    let distinct = name;
    for (let number = 2; given.has(distinct.toLowerCase()); number += 1) distinct = `${stem}-${number}${end}`;
    given.add(distinct.toLowerCase());
    return distinct;
  });
}
