/** What a mistake in one field is said with: the value, and what the schema asks for. */
interface WrongValue {
  value: unknown;
  /** What to write, in English: the description of the field in its schema. */
  hint: string;
}

interface WrongSize {
  size: number;
  limit: number;
  hint: string;
}

interface WrongNumber {
  value: number;
  limit: number;
  hint: string;
}

interface UnknownName {
  name: string;
  /** The known name that is most like it. */
  similar: string | undefined;
}

interface UnknownReference extends UnknownName {
  /** The names that there are. */
  names: readonly string[];
}

/** A text or a list that is longer than looks good. */
interface AdvisedSize {
  size: number;
  limit: number;
}

type Nothing = Record<string, never>;

/** Every message about content, by its code, with the values that its sentence contains. */
export interface MessageValues {
  // A field by itself.
  missing: { hint: string };
  empty: { hint: string };
  wrongType: WrongValue & { expected: string };
  tooShort: WrongSize;
  tooLong: WrongSize;
  tooFew: WrongSize;
  tooMany: WrongSize;
  wrongCount: WrongSize;
  tooSmall: WrongNumber;
  tooLarge: WrongNumber;
  notAbove: WrongNumber;
  notBelow: WrongNumber;
  lacks: { text: string; hint: string };
  notAnEmailAddress: WrongValue;
  notAnAddress: WrongValue;
  notADay: WrongValue;
  notTheForm: WrongValue;
  notAChoice: WrongValue & { choices: readonly string[] };
  notRight: { hint: string };
  wrongKey: { hint: string };
  unknownField: UnknownName;

  // A file by itself.
  noFile: Nothing;
  cannotBeRead: { reason: string };
  isLink: Nothing;
  notUtf8: Nothing;
  fieldTwice: Nothing;
  notYaml: { reason: string };
  noFields: Nothing;
  unusedFile: Nothing;
  wrongFileName: Nothing;

  // Names in braces.
  emptyVariable: { name: string; file: string };
  unknownVariable: UnknownName;

  // Fields that belong together.
  phoneNotKnown: Nothing;
  phonesDiffer: { phone: string; number: string };
  sameTemplate: Nothing;
  ratingWithoutPage: Nothing;
  photographsToEmailJs: Nothing;
  confirmationToEmailJs: Nothing;
  lastStepHasBelow: Nothing;
  notLaterThanOpens: Nothing;
  noSuchWeek: Nothing;
  lessThanFrom: Nothing;
  paleColour: { nearest: string };
  darkColour: { nearest: string };
  noSuchAnswer: Nothing;
  barDiffersFromText: Nothing;
  drawingOfOtherParts: Nothing;
  barOffItsScale: Nothing;
  takenByLastChoice: { value: string };
  takenByOtherService: { value: string };
  kindsOfWork: { ids: readonly string[] };
  categoriesWithoutAddress: Nothing;
  publishedLater: Nothing;
  notAFigure: { value: string; hint: string };

  // Files that belong together.
  emptyReference: { kind: string };
  unknownService: UnknownReference;
  unknownRate: UnknownReference;
  unknownCategory: UnknownReference;
  unknownCaseStudy: UnknownReference;
  unknownReview: UnknownReference;
  unknownPhoto: UnknownReference;
  unknownDrawing: UnknownReference;
  unknownReviewPage: UnknownReference;
  undescribedPhoto: { name: string };
  describedTwice: { name: string };
  describedPhotoMissing: { name: string };
  photoEndsOtherwise: { name: string; file: string };
  unreadablePhoto: Nothing;
  notAPicture: Nothing;
  noneFeatured: { most: number };
  orderTwice: { order: string; file: string };
  noIndicationNorVisit: Nothing;
  textsWithoutService: Nothing;
  invented: Nothing;
  unknownPage: { path: string; similar: string | undefined };
  unknownServiceInLink: { name: string; address: string; path: string };

  // Advice: what is allowed, but does not look good.
  cutOff: AdvisedSize;
  tallerThanNeighbours: AdvisedSize;
  fillsFirstScreen: AdvisedSize;
  drawnLarge: AdvisedSize;
  nameOutsideHeader: AdvisedSize;
  numberOutsideScreen: AdvisedSize;
  narrowInRow: AdvisedSize;
  lastOnesHidden: AdvisedSize;
  pushesPhotograph: AdvisedSize;
  tooManyFeatured: { count: number; most: number };
  tooManyInMenu: { count: number; most: number };
  endlessPromotion: Nothing;
  narrowPhoto: { width: number; least: number };
  uprightPhoto: Nothing;
  unusedPhoto: Nothing;
  largePhoto: { width: number; megabytes: number; most: number };
}

export type Code = keyof MessageValues;

/** The messages about a text or a list that is longer than looks good. */
export type SizeAdvice = {
  [Each in Code]: AdvisedSize extends MessageValues[Each] ? Each : never;
}[Code];

/** The sentences of a language. A code without a sentence does not compile. */
export type Messages = {
  readonly [Each in Code]: (values: MessageValues[Each]) => string;
};
