import { z } from "zod";
import { photoName } from "../lib/photo-names.ts";
import { errorMeta, metaSchema } from "../lib/meta.ts";
import { paragraph, text } from "../schemas/common.ts";
import { readFile } from "../lib/read.ts";

const page = metaSchema.extend({ heading: text, text: paragraph, plane: text, photo: photoName });
const link = z.strictObject({
  label: text,
  path: z.string().regex(/^\//).describe("write a path, as in /diensten"),
});

/** The error pages, from content/pages/errors.yaml. */
export const errors = readFile(
  "pages/errors.yaml",
  z.strictObject({
    notFound: page.extend({ button: text, links: z.array(link) }),
    failure: page.extend({ call: text, mail: text }),
    offline: page.extend({ retry: text, contact: text, call: text }),
    island: z.strictObject({ heading: text, text: paragraph, reload: text, call: text }),
    technical: text,
  }),
);

export const notFoundMeta = errorMeta("/404", errors.notFound);
export const failureMeta = errorMeta("/500", errors.failure);
export const offlineMeta = errorMeta("/offline", errors.offline);

export const metas = [notFoundMeta, failureMeta, offlineMeta];
