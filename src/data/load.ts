import { factFiles, isFactFile } from "./business/fact-files.ts";
import { servicePath } from "./business/service-path.ts";
import { contentRefs, formerServices } from "./content-refs.ts";
import type { ContentFile, FolderEntry, RawContent, Text } from "./reading/content-file.ts";
import { duplicateOrders } from "./reading/duplicate-orders.ts";
import {
  type Context,
  type Found,
  hasEmptyVariable,
  interpolateText,
  type Variables,
} from "./reading/interpolate.ts";
import { type Issue, lineOf } from "./reading/issues.ts";
import { memoize } from "./reading/memoize.ts";
import { pictureIssues } from "./reading/picture-issues.ts";
import { fileNames, readSource, type Source } from "./reading/source.ts";
import { validate } from "./reading/validate.ts";
import { variablesOf } from "./variables/variables.ts";

/** The data of a file or folder, or its mistakes. */
interface Read<Data> {
  data?: Data | undefined;
  issues: Issue[];
}

const nameForm = /^[a-z\d]+(-[a-z\d]+)*$/;

/**
 * Fills in the variables in the text of a Markdown file, and checks its pictures. Each line is a
 * paragraph, a list item or a table row, and is left out when it names something that the firm does
 * not have.
 */
function readBody(
  file: string,
  { body, bodyLine }: Source,
  context: Context,
): Read<Text> & { data: Text } {
  const found: Found = { issues: [], unresolved: new Set() };
  const lines = body.split("\n").map((line, index) => {
    if (hasEmptyVariable(context.variables ?? new Map(), line)) {
      return "";
    }
    return interpolateText(line, `${file} › line ${bodyLine + index}`, context, found);
  });
  const text = lines.join("\n");
  return {
    data: { file, body: text },
    issues: [...found.issues, ...pictureIssues(file, text, context)],
  };
}

/** The content of the project in the folder `root`. Each file is read once, on first use. */
export function contentOf(root: string) {
  const source = memoize((file: string) => readSource(file, root));
  const raw: RawContent = {
    data: (file) => source(file).data,
    names: (folder, ending) => fileNames(folder, ending, root) ?? [],
  };
  const { namesOf, checkRef } = contentRefs(raw);

  /** Facts cannot name each other, so a mistake in one never affects another. */
  const factContext: Context = { variables: new Map(), checkRef };

  let textContext: Context | undefined;
  function contextOfTexts(): Context {
    textContext ??= {
      ...variablesOf((file) => read(file).data),
      removedPaths: new Set(formerServices(raw).map(servicePath)),
      checkRef,
    };
    return textContext;
  }

  function readOne(content: ContentFile, file: string): Read<object> {
    const found = source(file);
    if (found.issues.length > 0) {
      return { issues: found.issues };
    }
    const context = isFactFile(content) ? factContext : contextOfTexts();
    const { data, issues } = validate(file, content.schema, found.data, context);
    if (!file.endsWith(".md")) {
      return { data, issues };
    }
    const text = readBody(file, found, context);
    return { data: data && { ...data, ...text.data }, issues: [...issues, ...text.issues] };
  }

  function readFolder(content: ContentFile, folder: string, ending: string): Read<object[]> {
    const names = fileNames(folder, ending, root);
    if (!names) {
      return { issues: [{ place: folder, message: "does not exist — create the folder" }] };
    }
    const fileOf = (id: string) => `${folder}/${id}${ending}`;
    const entries = names.map((id) => ({ id, ...readOne(content, fileOf(id)) }));
    const message = "cannot be a name — rename it with small letters, digits and single hyphens";
    const wrongNames = names
      .filter((id) => !nameForm.test(id))
      .map((id) => ({ place: fileOf(id), message }));
    const issues = [...entries.flatMap((entry) => entry.issues), ...wrongNames];
    if (!entries.every(({ data }) => data)) {
      return { issues };
    }
    const data = entries.map(({ data: fields, id }): FolderEntry => ({ ...fields, id }));
    const compare = content.compare as ((a: object, b: object) => number) | undefined;
    return {
      data: compare ? data.toSorted(compare) : data,
      issues: [...issues, ...duplicateOrders(fileOf, data)],
    };
  }

  const reads = new Map<string, Read<unknown>>();

  /** Reads a file, or all files of a folder. */
  function read<Data>(content: ContentFile<Data>): Read<Data> {
    const known = reads.get(content.path);
    if (known) {
      return known as Read<Data>;
    }
    const [folder = "", ending] = content.path.split("/*");
    const found = (
      ending === undefined ? readOne(content, content.path) : readFolder(content, folder, ending)
    ) as Read<Data>;
    if (found.data && found.issues.length === 0) {
      found.issues = content.check?.(found.data, raw) ?? [];
    }
    reads.set(content.path, found);
    return found;
  }

  return {
    /** The data of a file or folder; throws an error with all mistakes. */
    load<Data>(content: ContentFile<Data>): Data {
      const facts = isFactFile(content) ? [] : Object.values<ContentFile>(factFiles);
      const issues = [...facts, content].flatMap((file) => read(file).issues);
      if (issues.length > 0) {
        throw new Error(issues.map(lineOf).join("\n"));
      }
      return read(content).data as Data;
    },
    /** The mistakes in a file or folder. */
    issuesIn: (content: ContentFile): Issue[] => read(content).issues,
    /** The data of a file or folder; undefined when it has a mistake. */
    dataIn: (content: ContentFile): unknown => read(content).data,
    raw,
    namesOf,
    variables: (): Variables => contextOfTexts().variables ?? new Map(),
  };
}

/** The content of the project in the current folder. */
export const { load, namesOf, variables } = contentOf(".");
