import type { RawContent } from "#data/reading/content-file.ts";

/** The folders of files that may say themselves what is seen on a photograph, and their endings. */
const folders = {
  "content/projects": ".yaml",
  "content/cases": ".yaml",
  "content/articles": ".md",
};

interface Beside {
  photo: string;
  alt: string;
  /** Where this is written: its file and field. */
  place: string;
}

/** The descriptions in unchecked data: "photoAlt" says what is seen on "photo". */
function describedIn(data: unknown, place: string): Beside[] {
  if (typeof data !== "object" || data === null) {
    return [];
  }
  const fields = data as Record<string, unknown>;
  return Object.entries(fields).flatMap(([name, value]) => {
    const at = `${place} › ${name}`;
    const photo = name.endsWith("Alt") ? fields[name.slice(0, -"Alt".length)] : undefined;
    return typeof value === "string" && typeof photo === "string"
      ? [{ photo, alt: value, place: at }]
      : describedIn(value, at);
  });
}

/**
 * What projects, case studies and articles say of the photographs that they show, because an owner
 * describes a photograph where it is added. All others are described in content/photos.yaml.
 */
export function descriptionsBeside(raw: RawContent): Beside[] {
  const files = Object.entries(folders).flatMap(([folder, ending]) =>
    raw.names(folder, ending).map((name) => `${folder}/${name}${ending}`),
  );
  return files.flatMap((file) => describedIn(raw.data(file), file));
}

/** Whether a text says what is seen on a photograph. */
export function isDescribed(raw: RawContent, name: string): boolean {
  const elsewhere = (raw.data("content/photos.yaml") ?? {}) as object;
  return name in elsewhere || descriptionsBeside(raw).some(({ photo }) => photo === name);
}
