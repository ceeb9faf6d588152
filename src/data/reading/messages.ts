/** A length or a number, and what it has to be. */
interface Limit {
  limit: number;
}

interface UnknownName {
  name: string;
  /** The known name that is most like it. */
  similar: string | undefined;
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
  missing: Nothing;
  empty: Nothing;
  wrongType: { value: unknown; expected: string };
  tooShort: Limit;
  tooLong: Limit;
  tooFew: Limit;
  tooMany: Limit;
  wrongCount: Limit;
  tooSmall: Limit;
  tooLarge: Limit;
  notAbove: Limit;
  notBelow: Limit;
  lacks: { text: string };
  notAnEmailAddress: Nothing;
  notAnAddress: Nothing;
  notADay: Nothing;
  notTheForm: Nothing;
  notAChoice: { choices: readonly string[] };
  notRight: Nothing;
  wrongKey: Nothing;
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
  untilBeforeFrom: Nothing;
  noSuchWeek: Nothing;
  lessThanFrom: Nothing;
  notAColour: { example: { name: string; nearest: string } | undefined };
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
  notAFigure: Nothing;
  notAYear: Nothing;
  notADuration: Nothing;

  // Files that belong together.
  emptyReference: Nothing;
  unknownService: UnknownName;
  unknownRate: UnknownName;
  unknownCategory: UnknownName;
  unknownCaseStudy: UnknownName;
  unknownReview: UnknownName;
  unknownPhoto: UnknownName;
  unknownDrawing: UnknownName;
  unknownReviewPage: UnknownName;
  undescribedPhoto: { name: string };
  describedTwice: { name: string };
  describedPhotoMissing: { name: string };
  photoEndsOtherwise: { name: string; file: string };
  unreadablePhoto: Nothing;
  notAPicture: Nothing;
  orderTwice: { order: string; file: string };
  noIndicationNorVisit: Nothing;
  textsWithoutService: Nothing;
  invented: Nothing;
  unknownPage: { path: string; similar: string | undefined };
  unknownServiceInLink: { address: string };

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
  namesOtherPlace: { city: string };
  almostWhite: Nothing;
  otherMobile: { phone: string };
  tooManyInMenu: { count: number; most: number };
  endlessPromotion: Nothing;
  narrowPhoto: { width: number; least: number };
  uprightPhoto: Nothing;
  unusedPhoto: Nothing;
  largePhoto: { width: number; megabytes: number; most: number };
}

export type Code = keyof MessageValues;

export type SizeAdvice = {
  [Each in Code]: MessageValues[Each] extends AdvisedSize ? Each : never;
}[Code];

/** A code without a sentence does not compile. */
export type Messages = {
  readonly [Each in Code]: (values: MessageValues[Each]) => string;
};
