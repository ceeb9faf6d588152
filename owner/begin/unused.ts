import { contentFiles } from "#data/content-files.ts";
import { factFiles } from "#data/fact-files.ts";
import { openContent } from "#data/open-content.ts";
import type { Changes, Files } from "#data/reading/files.ts";
import { variantOf } from "#data/reading/schema-at.ts";
import { updateYaml } from "#owner/editor/file/update-yaml.ts";
import { ratesNamed } from "#owner/removal/rates-named.ts";

type Fields = Record<string, unknown>;

/** The photographs that no text names, each with what is seen on it. */
export function unusedPhotos(files: Files): Changes {
  const { raw } = openContent(files);
  const texts = contentFiles
    .filter(({ path }) => path !== photosFile)
    .flatMap((file) => openContent(files).pathsOf(file))
    .map((path) => files.read(path) ?? "");
  const described = Object.entries((raw.data(photosFile) ?? {}) as Record<string, Fields>);
  const isIn = (text: string, name: string) =>
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);
  const isShown = (name: string) => texts.some((text) => isIn(text, name));
  // A photograph may name another one of the same view.
  const isNamed = (photo: string) =>
    isShown(photo) || described.some(([name, { upright }]) => upright === photo && isShown(name));
  const unused = raw.names("photos", ".jpg").filter((name) => !isNamed(name));
  const left = Object.fromEntries(described.filter(([name]) => !unused.includes(name)));
  return new Map([
    ...unused.map((name): [string, undefined] => [`photos/${name}.jpg`, undefined]),
    [photosFile, updateYaml(files.read(photosFile) ?? "", left)],
  ]);
}

const photosFile = "content/photos.yaml";

/** The rates that the texts name, and those by which the price indication fills up. */
function usedRates(files: Files): Set<string> {
  const content = openContent(files);
  const named = contentFiles.flatMap((file) =>
    content.pathsOf(file).flatMap((path) => {
      const { data, body } = content.source(path);
      const fields = path === factFiles.prices.path ? onlyUses(data as Fields) : data;
      return [...ratesNamed(fields, variantOf(file.schema, fields)), ...ratesNamed(body)];
    }),
  );
  return new Set(named);
}

/** What counts with rates in content/prices.yaml, beside the list of them. */
const onlyUses = ({ invoice, indication }: Fields): Fields => ({ invoice, indication });

interface PriceFields {
  rates: Fields;
  examples: { id: string }[];
  promotion: { rates: string[] };
  bundles: { id: string; lines: { rate: string }[] }[];
  jobs?: { service: string }[];
}

/**
 * The names of what texts may no longer say of jobs: what the demonstration has invented, and what
 * counts with a rate that is gone.
 */
export function jobsGone(files: Files, rates: ReadonlySet<string>): [string, Set<string>][] {
  const { examples, bundles } = openContent(files).raw.data(factFiles.prices.path) as PriceFields;
  const gone = bundles.filter(({ lines }) => lines.some(({ rate }) => rates.has(rate)));
  const idsOf = (jobs: readonly { id: string }[]) => new Set(jobs.map(({ id }) => id));
  return [
    ["example", idsOf(examples)],
    ["bundle", idsOf(gone)],
  ];
}

/** The fields of content/prices.yaml with only the rates that something else names. */
export function withUsedRates(old: PriceFields, files: Files) {
  const used = usedRates(files);
  const texts = openContent(files).raw.names("content/services", ".yaml");
  return {
    ...old,
    rates: Object.fromEntries(Object.entries(old.rates).filter(([name]) => used.has(name))),
    examples: [],
    jobs: old.jobs?.filter(({ service }) => texts.includes(service)),
    bundles: old.bundles.filter(({ lines }) => lines.every(({ rate }) => used.has(rate))),
    promotion: { ...old.promotion, rates: old.promotion.rates.filter((rate) => used.has(rate)) },
  };
}
