import { parse } from "yaml";
import { z } from "zod";
import { factFiles } from "#data/fact-files.ts";
import { claimTexts } from "#data/firm/claims-schema.ts";
import { openContent } from "#data/open-content.ts";
import { type Changes, type Files, withChanges } from "#data/reading/files.ts";
import { updateYaml } from "#owner/editor/file/update-yaml.ts";
import { removeEntries } from "#owner/removal/remove-entries.ts";
import { billWithout } from "./bill.ts";
import { type Place, placeOf, places, ratesGone, withoutParts } from "./offered-work.ts";
import { otherTexts } from "./other-texts.ts";
import { jobsGone, unusedPhotos, withUsedRates } from "./unused.ts";

/** What the texts of a new firm depend on. */
export const beginSchema = z.strictObject({
  /** The slugs of the services that it offers, of those in content/services.yaml. */
  services: z.array(z.string()).min(1),
  alone: z.boolean(),
  /** Where it works, for a firm that could do both. */
  place: z.enum(places).default("both"),
  since: claimTexts.since,
  /** Without it the site promises none. */
  reply: claimTexts.reply.optional(),
  warranty: claimTexts.warranty.optional(),
  /** What customers said on the page that externalReviews names, and how many of them. */
  rating: claimTexts.rating.optional(),
  reviews: claimTexts.reviews.optional(),
});
export type Begin = z.output<typeof beginSchema>;

/** What the demonstration has invented: customers, and what was written about them. */
const invented = {
  "content/reviews": ".yaml",
  "content/cases": ".yaml",
  "content/projects": ".yaml",
  "content/articles": ".md",
};

export type Trade = "plaster" | "paint" | "both";

/** The trade of a firm with these services: the name of a file in owner/begin/texts/. */
export function tradeOf(files: Files, services: readonly string[]): Trade {
  const { raw } = openContent(files);
  const isPainting = (slug: string) => {
    const { layout } = (raw.data(`content/services/${slug}.yaml`) ?? {}) as { layout?: string };
    return layout === "painting";
  };
  if (services.every(isPainting)) {
    return "paint";
  }
  return services.some(isPainting) ? "both" : "plaster";
}

/** Whether one of these services has a place for a promotion on its page. */
export function canPromote(files: Files, services: readonly string[]): boolean {
  const { raw } = openContent(files);
  return services.some((slug) => {
    const texts = raw.data(`content/services/${slug}.yaml`) ?? {};
    const { priceBox } = texts as { priceBox?: { promotion?: object } };
    return priceBox?.promotion !== undefined;
  });
}

interface Service {
  slug: string;
  label: string;
  lists: string[];
  freeWeek?: string;
}

/**
 * A service of a firm that does nothing else: visitors can choose it in both forms, and it has the
 * first free week of where the firm works.
 */
const offeredAs = (service: Service, place: Place) => ({
  ...service,
  ...(place !== "both" && { freeWeek: place }),
  lists: [...new Set([...service.lists.filter((list) => list !== "other"), "contact", "quote"])],
});

const mostCards = 4;

/** The services of a firm, of which as many are cards in a list as stand beside each other. */
function withCards(services: Service[], list: string): Service[] {
  const others = services.filter(({ lists }) => !lists.includes(list));
  const more = others.slice(0, mostCards - (services.length - others.length));
  return services.map((service) =>
    more.includes(service) ? { ...service, lists: [...service.lists, list] } : service,
  );
}

/** The claims of a new firm: what it said itself, and nothing else. */
function claimsOf({
  since,
  reply,
  warranty,
  rating,
  reviews,
}: Begin): Record<string, string | undefined> {
  const years = new Date().getFullYear() - Number(since);
  const experience = years > 0 ? `${years}` : undefined;
  return {
    since,
    reply,
    warranty,
    rating,
    reviews,
    experience,
    "since-cases": since,
    "experience-overview": experience,
    "warranty-painting": warranty,
  };
}

function changed(files: Files, path: string, change: (fields: never) => object): [string, string] {
  const text = files.read(path) ?? "";
  return [path, updateYaml(text, change(parse(text) as never))];
}

/**
 * The changes that empty the demonstration for a new firm: its customers and what refers to them
 * go, claims become the firm's own, and texts suit its trade and its size.
 */
export function emptyDemonstration(files: Files, begin: Begin): Changes {
  const { raw } = openContent(files);
  const entries = Object.entries(invented).flatMap(([folder, ending]) =>
    raw.names(folder, ending).map((name) => `${folder}/${name}${ending}`),
  );
  const others = raw
    .names("content/services", ".yaml")
    .filter((slug) => !begin.services.includes(slug))
    .map((slug) => `content/services/${slug}.yaml`);
  const { services: allServices } = raw.data(factFiles.services.path) as { services: Service[] };
  const trade = tradeOf(files, begin.services);
  const place = placeOf(files, begin.services, begin.place);
  let changes: Changes = new Map();
  const add = (more: Iterable<[string, string | undefined]>) => {
    changes = new Map([...changes, ...more]);
  };
  const now = () => withChanges(files, changes);
  const claims = claimsOf(begin);

  // First the texts: what they replace has links, which a removed page takes with it.
  const trades = trade === "both" ? ["plaster", "both"] : [trade];
  const ofPlace = place === "both" ? [] : [place, ...trades.map((name) => `${place}-${name}`)];
  const isChosen = ({ slug }: Service) => begin.services.includes(slug);
  const chosen = allServices.filter(isChosen);
  const wallsOutside = trade === "paint" || chosen.some(({ freeWeek }) => freeWeek === "outside");
  const ofWalls = wallsOutside ? [] : ["no-outside-walls"];
  for (const name of ["every", begin.alone ? "alone" : "team", trade, ...ofWalls, ...ofPlace]) {
    add(otherTexts(now(), name));
  }
  const rates = ratesGone(files, now(), begin.services, place, trade !== "plaster");
  add(billWithout(now(), rates));
  if (!begin.warranty) {
    add(otherTexts(now(), "no-warranty"));
  }
  const names = new Map([["rate", rates], ...jobsGone(files, rates)]);
  add([
    changed(now(), factFiles.services.path, (old: { services: Service[] }) => ({
      ...old,
      services: ["home", "overview"]
        .reduce(withCards, old.services.filter(isChosen))
        .map((service) => offeredAs(service, place)),
    })),
    changed(now(), factFiles.claims.path, (old: Record<string, object>) =>
      Object.fromEntries(
        Object.entries(old).map(([name, claim]) => [name, { ...claim, value: claims[name] }]),
      ),
    ),
  ]);
  add(removeEntries(now(), [...entries, ...others], names));
  const gone = allServices.filter(({ slug }) => !begin.services.includes(slug));
  const isOffered = (category: string) =>
    gone.every(({ label }) => label.toLowerCase() !== category.toLowerCase());
  add([
    changed(now(), "content/pages/blogs.yaml", (old: { categories: string[] }) => ({
      ...old,
      categories: old.categories.filter(isOffered),
    })),
  ]);
  for (const slug of begin.services) {
    add([changed(now(), `content/services/${slug}.yaml`, withoutParts)]);
  }
  add([changed(now(), factFiles.prices.path, (old) => withUsedRates(old, now()))]);
  add(unusedPhotos(now()));
  return changes;
}
