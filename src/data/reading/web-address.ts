import { z } from "zod";
import { cleanLine } from "#contract/clean-text.ts";

const protocol = /^https?$/;
/** A name with a top-level domain, also one outside ASCII, as a browser writes it. */
const hostname = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** An address without what is pasted around it, and with the https:// that people leave out. */
function wholeAddress(typed: string): string {
  const bare = cleanLine(typed).replace(/^[<("'“‘[]+|[>)"'”’\].,;]+$/g, "");
  return /^(\/\/)?[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]|$)/u.test(bare)
    ? `https://${bare.replace(/^\/\//, "")}`
    : bare;
}

/** The address of a page on the web, in a field. */
export const webAddress = z.string().overwrite(wholeAddress).check(z.url({ protocol, hostname }));

/** The address of a server, which may be on this machine; without a slash at its end. */
export const serverAddress = z
  .string()
  .overwrite((typed) => wholeAddress(typed).replace(/\/+$/, ""))
  .check(z.url({ protocol }));

/** Whether the address of a link in a text can be followed as it stands. */
export const isLinkAddress = (address: string): boolean =>
  /^(mailto:|tel:|#)/.test(address) || z.url({ protocol, hostname }).safeParse(address).success;
