import { z } from "zod";
import { paragraph, text, texts, textWith, titledText } from "#reading/common-schemas.ts";
import { comparison, figures, metaSchema, pageHeading, question } from "#reading/pages.ts";
import { photoName, rateName } from "#reading/references.ts";
import { serviceEstimate } from "./service-estimate.ts";

/** The drawings of work in site/public/, each with the number of parts that a list explains. */
const partsOfDrawing = { "facade-parts": 10, "wall-section": 5, "six-steps": 6 } as const;

export type Drawing = keyof typeof partsOfDrawing;

/** The colour behind a section that is not white, one of these. */
const background = <Plane extends string>(...planes: Plane[]) => z.enum(planes).optional();

const introduction = z.strictObject({ heading: text, paragraphs: z.array(paragraph).min(1) });

const headedPoints = z.strictObject({ heading: text, items: z.array(titledText).min(1) });

/** A heading, a text and a button to the quote form. */
const quoteBox = z.strictObject({ heading: text, text: paragraph, button: text });

/** Points that a drawing may show, which has as many numbers as there are points. */
export const drawnPoints = headedPoints
  .extend({
    intro: paragraph.optional(),
    background: background("shade"),
    drawing: z.enum(Object.keys(partsOfDrawing) as Drawing[]).optional(),
  })
  .refine(({ drawing, items }) => !drawing || partsOfDrawing[drawing] === items.length, {
    path: ["drawing"],
    error: "Deze tekening heeft een ander aantal nummers dan er punten zijn.",
  });

/** What one kind of customer wants to know, such as an owners' association; `fold` opens it. */
export const audience = headedPoints.extend({ intro: paragraph, fold: text });
export type Audience = z.output<typeof audience>;

/** A box with prices beside the text, and a button to the quote form. */
const priceBox = z.strictObject({
  heading: text,
  lines: z.array(z.strictObject({ label: text, rate: rateName })).min(1),
  note: text,
  promotion: z
    .strictObject({ heading: text, text: textWith("endOfMonth"), undated: text })
    .optional(),
  button: text,
});

/** A bar of weeks, with its parts; each lasts until a week after the beginning. */
const weeks = z.strictObject({
  ...texts("description", "begin"),
  week: textWith("number"),
  parts: z
    .array(
      z.strictObject({
        label: text,
        note: text.optional(),
        until: z.number().positive(),
        /** Whether it is not certain that it happens. */
        open: z.boolean().default(false),
      }),
    )
    .min(2),
});
export type Weeks = z.output<typeof weeks>;

/** The work inside or outside a building: a picture, a price and what it covers. */
const place = z.strictObject({
  heading: text,
  text: paragraph,
  photo: photoName,
  price: z.strictObject({ prefix: text, rate: rateName }).optional(),
  items: z.array(text).min(3),
});

/** How long something lasts, as a bar on a scale. */
const lifespan = z.strictObject({
  ...texts("value", "label", "text"),
  scale: z.strictObject({
    from: z.number().min(0),
    to: z.number().positive(),
    of: z.number().positive(),
    ...texts("start", "end"),
  }),
});

/** A texture: a part of a photograph, or a drawing of site/public/swatch-*.svg. */
const swatch = z.strictObject({
  photo: photoName.optional(),
  swatch: z.enum(["lime", "grain-1", "grain-3"]).optional(),
  ...texts("title", "text"),
});

/** What the page of a service can have below its first screen, in the order of the page. */
const sections = z.strictObject({
  trust: figures,
  intro: introduction.extend({ benefits: headedPoints, priceBox }),
  places: z.array(place).min(1).max(2),
  drawn: drawnPoints,
  insulation: introduction.extend({ photo: photoName, points: z.array(text).min(1) }),
  problems: headedPoints,
  impact: z.strictObject({
    heading: text,
    intro: paragraph,
    columns: z.array(text).length(2),
    /** The percentage in the value is the length of a bar. */
    rows: z.array(z.strictObject(texts("label", "value"))).min(1),
  }),
  /** The steps of the work, below a bar of weeks, or the layers of paint from the surface up. */
  process: z.strictObject({
    heading: text,
    intro: paragraph.optional(),
    weeks: weeks.optional(),
    layers: z.array(text).min(2).max(4).optional(),
    steps: z.array(titledText).min(2),
  }),
  priceTable: z.strictObject({
    heading: text,
    intro: paragraph,
    columns: z.array(text).length(3),
    rows: z.array(z.strictObject({ rate: rateName, remark: text })).min(1),
    note: paragraph,
  }),
  comparisons: z.strictObject({
    heading: text,
    layout: z.enum(["columns"]).optional(),
    items: z.array(comparison).min(1),
  }),
  benefits: headedPoints,
  /** A large photograph with one fact in it. */
  pause: z.strictObject({ photo: photoName, value: text, text: paragraph }),
  /** The cost of the work: paragraphs, and a table of earlier jobs with their prices. */
  cost: introduction.extend({
    background: background("shade"),
    jobs: z
      .array(z.strictObject(texts("job", "size", "amount", "withVat")))
      .min(1)
      .optional(),
  }),
  associations: audience,
  durability: z.strictObject({ heading: text, text: paragraph, items: z.array(lifespan).min(1) }),
  /** The other services and a box; the benefits and the questions stand beside it. */
  sidebar: z.strictObject({ heading: text, quoteBox }),
  reviewHeading: text,
  /** Textures to choose from, and close-up pictures of materials. */
  samples: z.strictObject({
    heading: text,
    intro: paragraph.optional(),
    swatches: z.array(swatch).min(2).optional(),
    items: z.array(z.strictObject({ photo: photoName, title: text, text })).min(2),
  }),
  /** Without a heading, that of the questions that any page may have, with a link to all. */
  questions: z.strictObject({
    heading: text.optional(),
    button: text.optional(),
    background: background("shade"),
    items: z.array(question).min(1),
  }),
  direct: z.strictObject({
    heading: text,
    text: paragraph,
    ...texts("phone", "email", "whatsapp", "whatsappAction"),
    form: z.strictObject(texts("text", "label")),
  }),
  closing: quoteBox.extend({
    background: background("cobalt"),
    /** Whether the button leads to the contact form, and not to a quote. */
    toContact: z.boolean().optional(),
    badges: z.array(titledText).optional(),
  }),
});
export type ServiceSections = z.output<typeof sections>;

/** A file of content/services/. Its page shows the sections that it has, in their order. */
export const serviceTextsSchema = z.strictObject({
  card: z.strictObject({ title: text, description: paragraph, photo: photoName }),
  meta: metaSchema,
  hero: z.strictObject({
    heading: pageHeading,
    lead: paragraph,
    photo: photoName,
    layout: z.enum(["left"]).optional(),
    background: background("cobalt", "ink"),
    ...texts("caption", "button"),
    price: z.strictObject({ prefix: text, rate: rateName, note: text }).optional(),
  }),
  /** What there is instead of a price and a quote, for a page that is still to be written. */
  notice: z.strictObject({ heading: text, text: paragraph }).optional(),
  ...sections.partial().shape,
  indication: serviceEstimate.optional(),
  visit: paragraph.optional(),
});
export type ServiceTexts = z.output<typeof serviceTextsSchema>;
