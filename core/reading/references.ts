import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** The kind of thing that this text refers to, one of those in core/content-refs.ts. */
    contentRef?: string;
  }
}

/** A reference to something in another file, of one of the kinds in core/content-refs.ts. */
export const contentRef = (kind: string): z.ZodString => z.string().meta({ contentRef: kind });

/** The name of a picture: its file in photos/, without .jpg. The editor shows the pictures. */
export const photoName = contentRef("photo").meta({ format: "photo" });

/** What is seen on a picture, for those who cannot see it. */
export const photoAlt = z.string().min(10);

/** A picture that is described where it is shown, or in content/photos.yaml. */
export const describedPhoto = { photo: photoName, photoAlt: photoAlt.optional() };

/** The same, with one of the same view before the work: visitors slide between the two. */
export const comparedPhoto = {
  ...describedPhoto,
  before: photoName.optional(),
  beforeAlt: photoAlt.optional(),
};

/** The slug of a current or former service. */
export const serviceSlug = contentRef("service");

export const rateName = contentRef("rate");

/** A name that the owner chooses for an entry, so that texts can refer to it. */
export const shortName = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/);

export const day = z.iso.date();

export const order = z.number().int().positive();

export const squareMeters = z.number().positive();

/** The size, duration and price of a job, each optional. */
export const jobScope = {
  squareMeters: squareMeters.optional(),
  days: z.number().positive().optional(),
  price: z
    .strictObject({ from: z.number().positive(), to: z.number().positive().optional() })
    .optional(),
};
