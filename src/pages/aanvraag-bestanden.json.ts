import { filesTexts } from "#data/pages/enquiry-files.ts";

/** What the quote form says of files, fetched with the script for them. */
export function GET() {
  return Response.json(filesTexts());
}
