import { factFiles } from "#data/fact-files.ts";
import { ownContent, readable } from "#data/reading/define.ts";
import { ratingOf } from "#data/reviews/rating.ts";
import { business } from "./business.ts";

/** The claims of content/claims.yaml, each with the place where the site shows it. */
export const claims = readable(factFiles.claims);

/** The firm's rating; undefined when it has neither a source nor reviews of its own. */
export const rating = () => ratingOf(business.data, claims.data, ownContent().raw);
