import { z } from "zod";
import { advised, sized, text, texts } from "./common-schemas.ts";
import { photoName } from "./references.ts";

/** The heading of a page, in the largest type. */
export const pageHeading = advised(text, 60, "heading");

/** One or two sentences for search engines and lists. */
export const summary = (advisedLength: number) => sized(50, advisedLength);

/** What search engines show instead of the heading of a page, where that is too short for them. */
export const searchTitle = sized(5, 62).optional();

/** A page's title and description for search engines and shared links. */
export const metaSchema = z.strictObject({ title: sized(5, 62), description: summary(170) });

/** The same, for a page without a photograph of its own: `photo` is for its social picture. */
export const metaWithPhotoSchema = metaSchema.extend({ photo: photoName });

/** The texts of a page for an address that does not exist. */
export const notFoundSchema = metaSchema.extend(texts("heading", "text", "button", "plane"));
