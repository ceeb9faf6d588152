import { filesTexts } from "@/content/pages/enquiry-files";

/** What the quote form says of files, fetched with the script for them. */
export function GET() {
  return Response.json(filesTexts);
}
