import type { Messages, MessageValues } from "./messages.ts";

/** What a schema or YAML calls a type, for who writes YAML. */
const typeNames: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "fields of its own",
  record: "fields of its own",
};

const typeOf = (value: unknown) =>
  typeNames[Array.isArray(value) ? "array" : typeof value] ?? "something else";

const maxShownLength = 40;

/** A value as it is shown in a message: a short one in full, any other by its type. */
function shown(value: unknown): string {
  if (typeof value === "string" && value.length <= maxShownLength) {
    return `"${value}"`;
  }
  if (typeof value === "number" || typeof value === "boolean") {
    return `${value}`;
  }
  return typeOf(value);
}

function wrongType({ value, expected, hint }: MessageValues["wrongType"]): string {
  const isUnquoted = expected === "string" && ["number", "boolean"].includes(typeof value);
  const quotes = isUnquoted ? ", put it in quotes" : "";
  return `is ${typeOf(value)} instead of ${typeNames[expected] ?? expected}${quotes} — ${hint}`;
}

const entries = (count: number) => (count === 1 ? "1 entry" : `${count} entries`);

/** The sentence about a name that a file or a folder of content/ does not have. */
const unknownIn =
  (what: string, file: string, addition = "") =>
  ({ name, names, similar }: MessageValues["unknownService"]) => {
    const others = similar ?? `one of: ${names.join(", ")}`;
    const ending = names.length > 0 ? `, or write ${others}` : "";
    return `there is no ${what} "${name}" in content/${file} — take it out here or add it there${addition}${ending}`;
  };

function unknownVariable({ name, similar }: MessageValues["unknownVariable"]): string {
  const advice = similar ? `write {${similar}}, or another name` : "write a name";
  return `{${name}} does not exist — ${advice} from docs/tokens.md`;
}

const tooLong = ({ size, limit }: MessageValues["cutOff"], then: string) =>
  `has ${size} characters, more than ${limit} — ${then}`;
const tooMany = ({ size, limit }: MessageValues["cutOff"], then: string) =>
  `has ${size} entries, more than ${limit} — ${then}; take some out, or leave it as it is`;

/** The messages in English, for who writes YAML: what is wrong, and what to write. */
export const english: Messages = {
  missing: ({ hint }) => `is missing — ${hint}`,
  empty: ({ hint }) => `is empty — ${hint}`,
  wrongType,
  tooShort: ({ size, limit, hint }) =>
    `has ${size} characters instead of at least ${limit} — ${hint}`,
  tooLong: ({ size, limit, hint }) =>
    `has ${size} characters instead of at most ${limit} — ${hint}`,
  tooFew: ({ size, limit, hint }) => `has ${entries(size)} instead of at least ${limit} — ${hint}`,
  tooMany: ({ size, limit, hint }) => `has ${entries(size)} instead of at most ${limit} — ${hint}`,
  wrongCount: ({ size, limit, hint }) => `has ${entries(size)} instead of ${limit} — ${hint}`,
  tooSmall: ({ value, limit, hint }) => `is ${value} instead of at least ${limit} — ${hint}`,
  tooLarge: ({ value, limit, hint }) => `is ${value} instead of at most ${limit} — ${hint}`,
  notAbove: ({ value, limit, hint }) => `is ${value} instead of more than ${limit} — ${hint}`,
  notBelow: ({ value, limit, hint }) => `is ${value} instead of less than ${limit} — ${hint}`,
  lacks: ({ text, hint }) => `does not have ${text} in it — ${hint}`,
  notAnEmailAddress: ({ value, hint }) =>
    `is ${shown(value)}, which is not an e-mail address — ${hint}`,
  notAnAddress: ({ value, hint }) => `is ${shown(value)}, which is not a web address — ${hint}`,
  notADay: ({ value, hint }) => `is ${shown(value)}, which is not a day — ${hint}`,
  notTheForm: ({ value, hint }) => `is ${shown(value)}, which is not right — ${hint}`,
  notAChoice: ({ value, hint }) => `is ${shown(value)}, which is not one of the choices — ${hint}`,
  notRight: ({ hint }) => `is not right — ${hint}`,
  wrongKey: ({ hint }) => `cannot be a name — ${hint}`,
  unknownField: ({ name, similar }) =>
    `unknown field "${name}" — ${similar ? `write ${similar}, or remove it` : "correct its name or remove it"}`,

  noFile: () => "does not exist — create it",
  cannotBeRead: ({ reason }) => `cannot be read (${reason}) — make it a file that can`,
  isLink: () => "is a link to a file elsewhere — put the file itself here",
  notUtf8: () =>
    "has a character that cannot be read — correct it, and save the file as UTF-8 (bewaar als UTF-8)",
  fieldTwice: () => "this field stands here twice — remove one",
  notYaml: ({ reason }) =>
    `is not valid YAML (${reason}) — put a text with a colon or a # in quotes, and indent by two spaces`,
  noFields: () => "has no fields — start it with a line ---, the fields, and a line ---",
  unusedFile: () =>
    "nothing reads it — correct its name or its folder, add its schema to src/data/content-files.ts, or remove it",
  wrongFileName: () => "cannot be a name — rename it with small letters, digits and single hyphens",

  emptyVariable: ({ name, file }) =>
    `{${name}} is empty in ${file} — fill it in there or take it out here`,
  unknownVariable,

  phoneNotKnown: () =>
    "does not follow from the phone — write it with + and the country's code, as in +31101234567",
  phonesDiffer: ({ phone, number }) =>
    `is not ${number}, the number of ${phone} — leave it out; it is worked out`,
  sameTemplate: () =>
    "is the same as that of contact — the template tells the two forms apart, give each its own",
  ratingWithoutPage: () =>
    "is missing — name the page on which anybody can read what customers said, or leave rating and reviews out",
  photographsToEmailJs: () =>
    "is true, but EmailJS is not given photographs here — write false, or send through the site's own mail service (origin: same)",
  confirmationToEmailJs: () =>
    "is true, but with EmailJS its own auto-reply mails the visitor — write false and set it up there (docs/deploy.md), or send through the site's own mail service (origin: same)",
  lastStepHasBelow: () => "the last step has to be without `below` — remove it there",
  notLaterThanOpens: () =>
    "is not later than opens — write both times, or neither for a day on which the firm is closed",
  noSuchWeek: () => "names week 53, which that year does not have — write 1",
  lessThanFrom: () => "is less than from — write the highest amount, or leave the line out",
  noSuchAnswer: () => "names an answer that the question does not have — write its name",
  drawingOfOtherParts: () =>
    "has other parts than there are points — add or remove points, or remove the drawing",
  barDiffersFromText: () =>
    "the bar does not say what the text says — make percent the number that value shows",
  barOffItsScale: () => "the bar does not fit its scale — write from < to, and to at most of",
  takenByLastChoice: ({ value }) =>
    `"${value}" is that of the last choice in the forms — give each service its own`,
  takenByOtherService: ({ value }) =>
    `"${value}" is already that of another service — give each service its own`,
  kindsOfWork: ({ ids }) =>
    `has to name each kind of work once — write the ids ${ids.join(", ")} in this order`,
  categoriesWithoutAddress: () =>
    "needs a letter or digit in each, and each its own — two have the same address, or one has none",
  notAFigure: ({ value, hint }) => `is "${value}" — ${hint}`,

  emptyReference: ({ kind }) => `is empty — write the name of a ${kind}`,
  unknownService: unknownIn(
    "service",
    "services.yaml",
    " (below `former` when it is no longer offered)",
  ),
  unknownRate: unknownIn("rate", "prices.yaml"),
  unknownCategory: unknownIn("category", "pages/blogs.yaml"),
  unknownCaseStudy: unknownIn("case study", "cases"),
  unknownReview: unknownIn("review", "reviews"),
  unknownPhoto: ({ name, similar }) =>
    `there is no picture photos/${name}.jpg — add it, or write ${similar ?? "the name of another"}`,
  unknownDrawing: ({ name }) =>
    `there is no drawing public/${name}.svg — add it, or take this line out`,
  unknownReviewPage: ({ name, names }) =>
    `no page shows reviews as "${name}" — write one of: ${names.join(", ")}`,
  undescribedPhoto: ({ name }) =>
    `photos/${name}.jpg has no description — add "${name}: { alt: … }" that says what is seen`,
  describedTwice: ({ name }) =>
    `content/photos.yaml says what is seen on photos/${name}.jpg — take this line out`,
  describedPhotoMissing: ({ name }) =>
    `there is no picture photos/${name}.jpg — add it, or remove this`,
  photoEndsOtherwise: ({ name, file }) =>
    `photos/${file} is there, but pages only read names in .jpg — call it ${name}.jpg`,
  unreadablePhoto: () =>
    "cannot be read: it is empty, cut off or no JPEG — open the photograph and save it as JPEG again",
  notAPicture: () =>
    "is not a photograph of this site — write ![](/photos/name.jpg) between two blank lines",
  noneFeatured: ({ most }) => `no file has "featured: true" — write it in 1 to ${most} of them`,
  orderTwice: ({ order, file }) => `${order} is already that of ${file} — give each its own number`,
  noIndicationNorVisit: () =>
    'has no "indication" and no "visit" — write one of them, or take "indication" from its lists in content/services.yaml',
  invented: () =>
    "was invented for the demonstration, and demo is false — remove it, or write what the firm's own customers said",
  textsWithoutService: () =>
    "content/services.yaml has no such service — add it there, or remove this file",
  unknownPage: ({ path, similar }) =>
    `${path} is no page of this site — ${similar ? `write ${similar}, or ` : ""}take the link out`,
  unknownServiceInLink: ({ name, address, path }) =>
    `"${name}" in ${address} is no service in content/services.yaml — write another, or leave the page alone: ${path}`,

  cutOff: (values) =>
    tooLong(values, "search engines cut it off there; shorten it, or leave it as it is"),
  tallerThanNeighbours: (values) =>
    tooLong(
      values,
      "it becomes far taller than what stands beside it; shorten it, or leave it as it is",
    ),
  fillsFirstScreen: (values) =>
    tooLong(
      values,
      "it leaves room for nothing else on the first screen of a phone; shorten it, or leave it as it is",
    ),
  drawnLarge: (values) =>
    tooLong(values, "it is drawn large and takes several lines; shorten it, or leave it as it is"),
  nameOutsideHeader: (values) =>
    tooLong(
      values,
      "the header of a phone has no room for it; shorten it, and write the rest in legalName",
    ),
  numberOutsideScreen: (values) =>
    tooLong(values, "it is drawn large and leaves the screen of a phone; write one number"),
  narrowInRow: (values) => tooMany(values, "they share one row and get narrow"),
  lastOnesHidden: (values) => tooMany(values, "a phone shows the last ones only after a swipe"),
  pushesPhotograph: (values) => tooMany(values, "they push the photograph off the screen"),
  tooManyFeatured: ({ count, most }) =>
    `${count} files have "featured: true", and only the first ${most} are shown large — write false in the others`,
  tooManyInMenu: ({ count, most }) =>
    `${count} services have a place in the menu, more than ${most} — leave menu out of the lists of some; /diensten shows them all`,
  publishedLater: () =>
    "is a day to come, and the article is online at once — write draft: true, or another day",
  paleColour: ({ nearest }) => `white letters on it cannot be read well — write ${nearest}`,
  darkColour: ({ nearest }) => `dark letters on it cannot be read well — write ${nearest}`,
  endlessPromotion: () =>
    "moves up every month, which misleads customers and is forbidden — write its last day, or none",
  narrowPhoto: ({ width, least }) =>
    `is ${width} px wide and looks unsharp where it is large — take one of at least ${least} px`,
  uprightPhoto: () =>
    "is upright, and pages only show its middle — take one that is wider than it is high",
  unusedPhoto: () =>
    "no page can show it — save it as JPEG with a name that ends in .jpg, or remove it",
  largePhoto: ({ width, megabytes, most }) =>
    `is ${width} px wide and ${megabytes} MB, more than the site shows — save it at ${most} px or less`,
};
