import { z } from "zod";
import { metaSchema, paragraph, text } from "#data/reading/common-schemas.ts";
import { defineFile } from "#data/reading/define.ts";

const page = metaSchema.extend({ heading: text, text: paragraph, plane: text });
const link = z.strictObject({
  label: text,
  path: z.string().regex(/^\//),
});

const schema = z.strictObject({
  notFound: page.extend({ button: text, links: z.array(link) }),
  failure: page.extend({ call: text, mail: text }),
  // A page that is not on the device has no photograph on the device either: it is drawn.
  offline: page.extend({ retry: text, contact: text, call: text }),
  island: z.strictObject({ heading: text, text: paragraph, reload: text, call: text }),
  technical: text,
});

export const errors = defineFile("content/pages/errors.yaml", schema);
