import type { APIRoute } from "astro";
import { filesTexts } from "#data/enquiry/enquiry-files.ts";

/** The texts about files, which the quote form fetches with the script for files. */
export const GET: APIRoute = () => Response.json(filesTexts());
