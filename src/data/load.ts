import type { z } from "zod";
import { type Context, type Found, interpolateText, type Variables } from "./lib/interpolate.ts";
import { type Issue, lineOf } from "./lib/issues.ts";
import { pictureIssues } from "./lib/picture-issues.ts";
import { remember } from "./lib/remember.ts";
import { namesIn, readSource, type Source } from "./lib/source.ts";
import { validate } from "./lib/validate.ts";
import { formerServices, referencesIn } from "./references.ts";
import {
  factSchemas,
  type Loaded,
  type Named,
  type Pattern,
  registry,
  type Text,
} from "./registry.ts";
import { orderIssues, rules } from "./rules.ts";
import { servicePath } from "./schemas/services.ts";
import { variablesOf } from "./variables.ts";

/**
 * What was read, or what is wrong with it. Data that depends on a file that is wrong itself is
 * missing too.
 */
interface Read<Data> {
  data?: Data | undefined;
  issues: Issue[];
}

const nameForm = /^[a-z\d]+(-[a-z\d]+)*$/;

/** The Markdown of a text, with its variables filled in. */
function readBody(
  file: string,
  { body, bodyLine }: Source,
  context: Context,
): Read<Text> & { data: Text } {
  const found: Found = { issues: [], unsettled: new Set() };
  const text = body
    .split("\n")
    .map((line, index) =>
      interpolateText(line, `${file} › line ${bodyLine + index}`, context, found),
    )
    .join("\n");
  return {
    data: { file, body: text },
    issues: [...found.issues, ...pictureIssues(file, text, context)],
  };
}

/** The content of the project in the folder `root`, read when it is asked for. */
export function contentOf(root: string) {
  const source = remember((file: string) => readSource(file, root));
  const written = {
    data: (file: string) => source(file).data,
    names: (folder: string, ending: string) => namesIn(folder, ending, root) ?? [],
  };
  const { namesOf, refuse } = referencesIn(written);

  const context = remember((isText: boolean): Context => {
    if (!isText) {
      return { variables: new Map(), refuse };
    }
    const facts = variablesOf((file) => readPattern(file).data);
    return { ...facts, gone: new Set(formerServices(written).map(servicePath)), refuse };
  });

  function readOne(pattern: Pattern, file: string): Read<object> {
    const found = source(file);
    if (found.issues.length > 0) {
      return { issues: found.issues };
    }
    const around = context(!(pattern in factSchemas));
    const schema: z.ZodType<object> = registry[pattern];
    const { data, issues } = validate(file, schema, found.data, around);
    if (!file.endsWith(".md")) {
      return { data, issues };
    }
    const text = readBody(file, found, around);
    return { data: data && { ...data, ...text.data }, issues: [...issues, ...text.issues] };
  }

  function readFolder(pattern: Pattern, folder: string, ending: string): Read<object[]> {
    const names = namesIn(folder, ending, root);
    if (!names) {
      return { issues: [{ place: folder, message: "does not exist — create the folder" }] };
    }
    const fileOf = (id: string) => `${folder}/${id}${ending}`;
    const entries = names.map((id) => ({ id, ...readOne(pattern, fileOf(id)) }));
    const message = "cannot be a name — rename it with small letters, digits and single hyphens";
    const wrongNames = names
      .filter((id) => !nameForm.test(id))
      .map((id) => ({ place: fileOf(id), message }));
    const issues = [...entries.flatMap((entry) => entry.issues), ...wrongNames];
    if (!entries.every(({ data }) => data)) {
      return { issues };
    }
    const data = entries.map(({ data: fields, id }): Named => ({ ...fields, id }));
    return { data, issues: [...issues, ...orderIssues(pattern, data)] };
  }

  const readAny = remember((pattern: Pattern): Read<unknown> => {
    const [folder = "", ending] = pattern.split("/*");
    const read =
      ending === undefined ? readOne(pattern, pattern) : readFolder(pattern, folder, ending);
    const rule = rules[pattern] as ((loaded: unknown, beside: object) => Issue[]) | undefined;
    if (!rule || !read.data || read.issues.length > 0) {
      return read;
    }
    return { data: read.data, issues: rule(read.data, written) };
  });
  const readPattern = readAny as <Of extends Pattern>(pattern: Of) => Read<Loaded<Of>>;
  const patterns = Object.keys(registry) as Pattern[];
  const factFiles = Object.keys(factSchemas) as Pattern[];

  return {
    /** A file, or all files of a folder in the order of their names; throws all that is wrong. */
    load<Of extends Pattern>(pattern: Of): Loaded<Of> {
      const needed = pattern in factSchemas ? [pattern] : [...factFiles, pattern];
      const issues = needed.flatMap((each) => readAny(each).issues);
      if (issues.length > 0) {
        throw new Error(issues.map(lineOf).join("\n"));
      }
      return readPattern(pattern).data as Loaded<Of>;
    },
    issues: (): Issue[] => patterns.flatMap((pattern) => readAny(pattern).issues),
    written,
    namesOf,
    variables: (): Variables => context(true).variables ?? new Map(),
  };
}

/** The content of the project that the program runs in. */
export const { load, namesOf, variables } = contentOf(".");
