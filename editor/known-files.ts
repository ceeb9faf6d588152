import type { Format } from "./formats.ts";
import { photosIn, photosInText } from "./photo-names.ts";
import { isRecord } from "./same.ts";

interface KnownFile {
  pattern: string;
  title: string;
  value: unknown;
  photos: string[];
}

/** What the files say that have been read and saved so far, for rules that no file can be held to by itself. */
export class KnownFiles {
  readonly #byText = new Map<string, KnownFile>();
  #described: string[] | undefined;

  /** Notes what a file says: `text` is the whole of it, `before` what it said until now. */
  note({ pattern, schema }: Format, value: unknown, text: string, before?: string): void {
    const photos = [...photosIn(schema, value), ...photosInText(text)].filter((name) => name !== "");
    if (schema.keys === "photo") {
      this.#described = photos;
      return;
    }
    if (before !== undefined) this.#byText.delete(before);
    this.#byText.set(text, { pattern, title: titleOf(value), value, photos });
  }

  /** Why a file cannot be saved with this value because of what others say, in Dutch. */
  refusals(format: Format, value: unknown, text: string, before: string | undefined): string[] {
    const photos = [...photosIn(format.schema, value), ...photosInText(text)].filter((name) => name !== "");
    const wrongKind = photos.filter((name) => /[^\w-]/.test(name));
    if (wrongKind.length > 0) return wrongKind.map(notAPhoto);
    if (format.schema.keys === "photo") return this.#droppedPhotos(photos);
    return [...this.#undescribed(photos), ...this.#taken(format, value, before)];
  }

  #droppedPhotos(kept: readonly string[]): string[] {
    return (this.#described ?? [])
      .filter((name) => !kept.includes(name))
      .flatMap((name) => {
        const place = [...this.#byText.values()].find(({ photos }) => photos.includes(name));
        if (!place) return [];
        return [
          `De foto ‘${name}’ kan niet weg: hij staat nog bij ‘${place.title}’. Kies daar eerst een andere.`,
        ];
      });
  }

  #undescribed(photos: readonly string[]): string[] {
    const described = this.#described;
    if (!described) return [];
    return [...new Set(photos)]
      .filter((name) => !described.includes(name))
      .map(
        (name) =>
          `De foto ‘${name}’ staat nog niet bij Foto's. Voeg hem daar eerst toe, met wat erop te zien is, en kies hem dan hier.`,
      );
  }

  /** A new entry with the title of another, or one in the place of another. */
  #taken({ pattern }: Format, value: unknown, before: string | undefined): string[] {
    if (!pattern.includes("*") || !isRecord(value)) return [];
    const others = [...this.#byText]
      .filter(([text, file]) => file.pattern === pattern && text !== before)
      .map(([, file]) => file.value)
      .filter(isRecord);
    const { title, order } = value;
    if (before === undefined && title !== undefined && others.some((other) => other["title"] === title)) {
      return ["Er is al een onderdeel met deze titel, en dus met dit adres. Kies een andere titel."];
    }
    const inPlace = order === undefined ? undefined : others.find((other) => other["order"] === order);
    return inPlace ? [`Plaats ${String(order)} is al van ‘${titleOf(inPlace)}’. Kies een ander getal.`] : [];
  }
}

const notAPhoto = (name: string) =>
  `‘${name}’ is geen JPEG-foto. Sla de foto op als .jpg en kies hem met de knop Bladeren.`;

function titleOf(value: unknown): string {
  if (!isRecord(value)) return "een andere pagina";
  const meta = isRecord(value["meta"]) ? value["meta"] : {};
  return String(value["title"] ?? value["name"] ?? value["heading"] ?? meta["title"] ?? "een andere pagina");
}
