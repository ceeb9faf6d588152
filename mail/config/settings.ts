import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { z } from "zod";
import { otherService } from "#contract/options.ts";

// What the service needs of the site's files. Everything else in them is checked by the site.

function problem(input: unknown): string {
  if (input === undefined || input === null) {
    return "is missing";
  }
  if (input === "") {
    return "is empty";
  }
  return typeof input === "string" ? `is "${input}", which is not right` : "is not right";
}

const orWrite = (what: string) => ({
  error: ({ input }: { input?: unknown }) => `${problem(input)} — write ${what}`,
});
const text = (what: string) => z.string(orWrite(what)).min(1, orWrite(what));
const fields = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, orWrite(`the fields ${Object.keys(shape).join(", ")} below it`));

const form = fields({
  serviceId: text("the id of your mail service, for example service_contact"),
  templateId: text("the id of the template, for example template_contact"),
  recipient: z.email(orWrite("the address that receives these enquiries")),
});
const site = fields({
  url: z.url(orWrite("the site's address, with https://")),
  sending: fields({
    publicKey: text("the public key of your mail account"),
    contact: form,
    quote: form,
  }).refine(({ contact, quote }) => contact.templateId !== quote.templateId, {
    path: ["quote", "templateId"],
    error:
      "is the same as that of contact — the template tells the two forms apart, give each its own",
  }),
});
const business = fields({
  name: text("the firm's name"),
  email: z.email(orWrite("the firm's e-mail address")),
});
const label = text("at least one word");
const service = fields({ slug: text("the name in the service's address"), label });
const services = fields({
  services: z.array(service, orWrite("a list of services")),
  former: z.array(service).nullish(),
  other: fields({ label }),
});
const enquiry = fields({ options: fields({ projectType: z.record(z.string(), label) }) });

/**
 * The data of a file under `root`. Throws an Error with a line for each mistake: file › field: what
 * is wrong.
 */
function read<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  root: string,
): z.output<Schema> {
  const result = schema.safeParse(parse(file, root));
  if (result.success) {
    return result.data;
  }
  const lines = result.error.issues.map(({ path, message }) => {
    // People count entries of a list from 1.
    const place = path.map((key) => (typeof key === "number" ? key + 1 : key));
    return `${[file, ...place].join(" › ")}: ${message}`;
  });
  throw new Error(lines.join("\n"));
}

function parse(file: string, root: string): unknown {
  const path = join(root, file);
  if (!existsSync(path)) {
    throw new Error(`${file}: does not exist — create it`);
  }
  const document = parseDocument(readFileSync(path, "utf8"));
  const [error] = document.errors;
  if (error === undefined) {
    return document.toJS();
  }
  const [reason] = error.message.split(" at line ");
  throw new Error(`${file} › line ${error.linePos?.[0].line}: is not valid YAML (${reason})`);
}

/** The labels of chosen options, by the parameter that carries them. */
export type ChoiceLabels = Record<"service" | "project_type", ReadonlyMap<string, string>>;

/** Who may send what where: site.yaml and content/, of the project in `root`. */
export function readSettings(root: string) {
  const { url, sending } = read("site.yaml", site, root);
  const { options } = read("content/enquiry.yaml", enquiry, root);
  const { services: offered, former, other } = read("content/services.yaml", services, root);
  // An enquiry that is under way may name a service that is no longer offered.
  const named = [...offered, ...(former ?? [])].map(({ slug, label }) => [slug, label] as const);
  const labels: ChoiceLabels = {
    service: new Map([...named, [otherService, other.label]]),
    project_type: new Map(Object.entries(options.projectType)),
  };
  return { url, sending, business: read("content/business.yaml", business, root), labels };
}
