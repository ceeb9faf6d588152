import type { Issue } from "./lib/issues.ts";
import { offeredServices, type Written } from "./references.ts";
import type { Loaded, Named, Pattern } from "./registry.ts";

const places = 3;

/** What only shows when a file is seen beside others; asked when each is right by itself. */
export const rules: { [Of in Pattern]?: (loaded: Loaded<Of>, beside: Written) => Issue[] } = {
  "content/photos.yaml": (descriptions, { names }) => {
    const there = new Set(names("photos", ".jpg"));
    const described = new Set(Object.keys(descriptions));
    return [...described.symmetricDifference(there)].map((name) => ({
      place: `content/photos.yaml › ${name}`,
      message: there.has(name)
        ? `photos/${name}.jpg has no description — add "${name}: { alt: … }" that says what is seen`
        : `there is no picture photos/${name}.jpg — add it, or remove this`,
    }));
  },

  "content/projects/*.yaml": (projects) => {
    const onTop = projects.filter(({ featured }) => featured).length;
    if (onTop >= 1 && onTop <= places) {
      return [];
    }
    const message = `${onTop} files have "featured: true" — make it 1 to ${places}`;
    return [{ place: "content/projects", message }];
  },

  // What stands in the price indication is worked out there, or says why somebody has to come and
  // look.
  "content/services/*.yaml": (texts, written) =>
    texts
      .filter(
        ({ id, indication, visit }) =>
          offeredServices(written, "indication").includes(id) && !(indication ?? visit),
      )
      .map(({ id }) => ({
        place: `content/services/${id}.yaml`,
        message:
          'has no "indication" and no "visit" — write one of them, or take "indication" from its lists in content/services.yaml',
      })),
};

/** Two entries of a folder in one place: an issue for the second. */
export function orderIssues(
  pattern: Pattern,
  entries: readonly (Named & { order?: unknown })[],
): Issue[] {
  const [folder, ending] = pattern.split("/*");
  return entries.flatMap(({ id, order }, at) => {
    const other =
      order === undefined ? undefined : entries.slice(0, at).find((one) => one.order === order);
    if (!other) {
      return [];
    }
    const message = `${String(order)} is already that of ${other.id}${ending} — give each its own number`;
    return [{ place: `${folder}/${id}${ending} › order`, message }];
  });
}
