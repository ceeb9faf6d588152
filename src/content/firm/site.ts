import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { explain } from "../reading/explain.ts";
import { siteSchema } from "./site-schema.ts";

/** The technical settings in site.yaml, checked. */
export const site = explain("site.yaml", siteSchema, parse(readFileSync("site.yaml", "utf8")));
