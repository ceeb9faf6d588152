import { z } from "zod";
import {
  pageHeading,
  paragraph,
  photoName,
  rateName,
  type TitledText,
  text,
  texts,
  textWith,
  titledText,
} from "#data/reading/common-schemas.ts";

/** The drawings of work in public/, each with the number of its parts, which a list explains. */
const partsOfDrawing = { "facade-parts": 10, "wall-section": 5, "six-steps": 6 } as const;

export type Drawing = keyof typeof partsOfDrawing;

const names = Object.keys(partsOfDrawing) as Drawing[];

/** The name of a drawing that shows the parts of a list, if there is one. */
export const drawing = z.enum(names).optional();

/** Whether the drawing has as many numbers as the list has points. */
const hasPartsOf = (drawing: Drawing | undefined, points: readonly TitledText[]) =>
  !drawing || partsOfDrawing[drawing] === points.length;

const otherParts = {
  path: ["drawing"],
  error: "Deze tekening heeft een ander aantal nummers dan er punten zijn.",
};

/** The first screen of a service page; `price` is shown on its coloured plane. */
export const serviceHero = z.strictObject({
  heading: pageHeading,
  lead: paragraph,
  photo: photoName,
  ...texts("caption", "button"),
  price: z.strictObject({ prefix: text, rate: rateName, note: text }).optional(),
});
export type ServiceHeroContent = z.output<typeof serviceHero>;

/** A box with prices beside the text, and a button to the quote form. */
export const priceBox = z.strictObject({
  heading: text,
  lines: z.array(z.strictObject({ label: text, rate: rateName })).min(1),
  note: text,
  promotion: z
    .strictObject({
      heading: text,
      text: textWith("endOfMonth"),
      undated: text,
    })
    .optional(),
  button: text,
});
export type PriceBoxContent = z.output<typeof priceBox>;

export const priceTable = z.strictObject({
  heading: text,
  intro: paragraph,
  columns: z.array(text).length(3),
  rows: z.array(z.strictObject({ rate: rateName, remark: text })).min(1),
  note: paragraph,
});
export type PriceTableContent = z.output<typeof priceTable>;

/** A bar of weeks, with its parts; each lasts until a week after the beginning. */
export const weeks = z.strictObject({
  ...texts("description", "begin"),
  week: textWith("number"),
  last: z.number().int().min(2).max(12),
  parts: z
    .array(
      z.strictObject({
        label: text,
        note: text.optional(),
        until: z.number().positive(),
        /** Whether it is not certain that it happens. */
        open: z.boolean().default(false),
        /** The numbers of the steps that begin here. */
        steps: z.array(z.number().int().positive()).default([]),
      }),
    )
    .min(2),
});
export type Weeks = z.output<typeof weeks>;

export const introduction = z.strictObject({
  heading: text,
  paragraphs: z.array(paragraph).min(1),
});
export type Introduction = z.output<typeof introduction>;

/** The cost of the work: paragraphs, and a table of earlier jobs with their prices. */
export const cost = introduction.extend({
  jobs: z
    .array(z.strictObject(texts("job", "size", "amount", "withVat")))
    .min(1)
    .optional(),
});
export type Cost = z.output<typeof cost>;

export const headedPoints = z.strictObject({ heading: text, items: z.array(titledText).min(1) });

/** Points that a drawing may show. */
export const drawnPoints = headedPoints
  .extend({ intro: paragraph.optional(), drawing })
  .refine((points) => hasPartsOf(points.drawing, points.items), otherParts);
export type HeadedPoints = z.output<typeof headedPoints>;

/** What one kind of customer wants to know, such as an owners' association; `fold` opens it. */
export const audience = headedPoints.extend({ intro: paragraph, fold: text });
export type Audience = z.output<typeof audience>;

export const method = z
  .strictObject({
    heading: text,
    intro: paragraph,
    drawing,
    steps: z.array(titledText).min(2),
  })
  .refine((method) => hasPartsOf(method.drawing, method.steps), otherParts);

const impactRow = z
  .strictObject({
    label: text,
    value: text,
    percent: z.number().positive().max(100),
  })
  .refine(
    // A name in braces stays there while the fact that it names has a mistake.
    ({ value, percent }) => value.includes("{") || value.includes(`${percent}%`),
    {
      path: ["percent"],
      error: "Het percentage van de balk staat niet in de tekst ernaast.",
    },
  );

export const impact = z.strictObject({
  heading: text,
  intro: paragraph,
  columns: z.array(text).length(2),
  rows: z.array(impactRow).min(1),
});
export type Impact = z.output<typeof impact>;

/** The work inside or outside a building: a picture, a price and what it covers. */
export const place = z.strictObject({
  heading: text,
  text: paragraph,
  photo: photoName,
  price: z.strictObject({ prefix: text, rate: rateName }).optional(),
  items: z.array(text).min(3),
});
export type Place = z.output<typeof place>;

/** The layers of paint on a surface, from the surface up. */
export const paintLayers = z.array(text).min(2).max(4);

/** How long something lasts, as a bar on a scale. */
export const lifespan = z
  .strictObject({
    ...texts("value", "label", "text"),
    scale: z.strictObject({
      from: z.number().min(0),
      to: z.number().positive(),
      of: z.number().positive(),
      ...texts("start", "end"),
    }),
  })
  .refine(({ scale }) => scale.from < scale.to && scale.to <= scale.of, {
    path: ["scale"],
    error:
      "De balk past niet op zijn schaal. Begin moet kleiner zijn dan eind, en eind niet groter dan de schaal.",
  });
export type Lifespan = z.output<typeof lifespan>;

/** A texture: a part of a photograph, or a drawing of public/swatch-*.svg. */
const swatch = z.strictObject({
  photo: photoName.optional(),
  swatch: z.enum(["lime", "grain-1", "grain-3"]).optional(),
  ...texts("title", "text"),
});
export type Swatch = z.output<typeof swatch>;

/** Textures to choose from, and close-up pictures of materials. */
export const samples = z.strictObject({
  heading: text,
  intro: paragraph.optional(),
  swatches: z.array(swatch).min(2).optional(),
  items: z.array(z.strictObject({ photo: photoName, title: text, text })).min(2),
});
export type Samples = z.output<typeof samples>;

/** A heading, a text and a button to the quote form or a person. */
export const closing = z.strictObject({ heading: text, text: paragraph, button: text });
export type QuoteBox = z.output<typeof closing>;

export const directContact = z.strictObject({
  heading: text,
  text: paragraph,
  ...texts("phone", "email", "whatsapp", "whatsappAction"),
});
export type DirectContactContent = z.output<typeof directContact>;

/** A large photograph with one fact in it. */
export const pause = z.strictObject({ photo: photoName, value: text, text: paragraph });
export type Pause = z.output<typeof pause>;
