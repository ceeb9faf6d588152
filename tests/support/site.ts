import { createSite } from "#deploy/server/site.ts";

const site = createSite("dist");

/** What the server answers for an address of the built site. Redirects are not followed. */
export const answerOf = async (address: string): Promise<Response> => site.request(address);
