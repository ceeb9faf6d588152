import { contentRefs, isGone, needsOf } from "./content-refs.ts";
import { factFiles, isFactFile } from "./fact-files.ts";
import { asFields, type ContentFile, folderOf, type RawContent } from "./reading/content-file.ts";
import type { Files } from "./reading/files.ts";
import { type Issue, lineOf } from "./reading/issues.ts";
import { readBody } from "./reading/markdown-body.ts";
import { memoize, once } from "./reading/memoize.ts";
import { type Context, lacksNeed, type Variables } from "./reading/resolve.ts";
import { readSource } from "./reading/source.ts";
import { validate } from "./reading/validate.ts";
import { variablesOf } from "./variables.ts";

/** The data of a file or folder, or its mistakes. */
interface Read<Data> {
  data?: Data | undefined;
  issues: Issue[];
}

const nameForm = /^[a-z\d]+(-[a-z\d]+)*$/;
const wrongName = "Geef dit bestand een naam met kleine letters, cijfers en streepjes.";

/**
 * Opens the content of a project; this is the only way to read it. Each file is read and checked
 * once, on first use.
 */
export function openContent(files: Files) {
  /** A file as it is written; that of a Markdown file also has its text. */
  const source = memoize((file: string) => readSource(files, file));
  /** The files before they are checked. */
  const raw: RawContent = { data: (file) => asFields(source(file).data), names: files.names };
  const { namesOf, checkRef } = contentRefs(raw);
  /** What would not look good of what was read, or is left out because nothing is there. */
  const advice: Issue[] = [];
  /** Facts cannot name each other, so a mistake in one never affects another. */
  const contextOfFacts: Context = { variables: new Map(), needs: needsOf(raw), checkRef, advice };
  const contextOfTexts = once(
    (): Context => ({
      ...contextOfFacts,
      variables: variablesOf(dataIn, raw),
      isRemoved: memoize((path) => isGone(raw, path)),
    }),
  );

  function readEntry(file: ContentFile, path: string): Read<object> {
    const written = source(path);
    if (written.issues.length > 0) {
      return { issues: written.issues };
    }
    const context = isFactFile(file) ? contextOfFacts : contextOfTexts();
    const { data, issues } = validate(path, file.schema, written.data, context);
    if (!path.endsWith(".md")) {
      return { data, issues };
    }
    const body = readBody(path, written, context);
    return { data: data && { ...data, ...body.text }, issues: [...issues, ...body.issues] };
  }

  function readFolder(file: ContentFile, folder: string, ending: string): Read<object[]> {
    const entries = raw
      .names(folder, ending)
      .map((id) => ({ id, place: file.path.replace("*", id) }))
      .filter(({ place }) => !lacksNeed(raw.data(place), contextOfTexts().needs))
      .map(({ id, place }) => ({ id, place, ...readEntry(file, place) }));
    const issues = entries.flatMap(({ id, place, issues: found }) =>
      nameForm.test(id) ? found : [...found, { place, message: wrongName }],
    );
    const data = entries.flatMap(({ id, data: fields }) => (fields ? { ...fields, id } : []));
    if (data.length < entries.length) {
      return { issues };
    }
    return { data: file.compare ? data.sort(file.compare) : data, issues };
  }

  const reads = new Map<string, Read<unknown>>();

  function read<Data>(file: ContentFile<Data>): Read<Data> {
    let found = reads.get(file.path);
    if (!found) {
      const { folder, ending } = folderOf(file) ?? {};
      found = folder && ending ? readFolder(file, folder, ending) : readEntry(file, file.path);
      if (found.data && found.issues.length === 0) {
        found.issues = file.check?.(found.data as Data, raw) ?? [];
      }
      reads.set(file.path, found);
    }
    // The schema of the file, which has checked the data, also gives them their type.
    return found as Read<Data>;
  }

  const issuesIn = (file: ContentFile): Issue[] => read(file).issues;

  /** The data of a file or folder; undefined when it has a mistake. */
  function dataIn<Data>(file: ContentFile<Data>): Data | undefined {
    return read(file).data;
  }

  /** The data of a file or folder; throws an error with all mistakes. */
  function load<Data>(file: ContentFile<Data>): Data {
    const facts = isFactFile(file) ? [] : Object.values<ContentFile>(factFiles);
    const issues = [...facts, file].flatMap(issuesIn);
    if (issues.length > 0) {
      throw new Error(issues.map(lineOf).join("\n"));
    }
    return dataIn(file) as Data;
  }

  /** The path of a file, or those of all files of a folder. */
  function pathsOf(file: ContentFile): string[] {
    const place = folderOf(file);
    return place
      ? raw.names(place.folder, place.ending).map((id) => file.path.replace("*", id))
      : [file.path];
  }

  /** The names that texts may use in braces. */
  const variables = (): Variables => contextOfTexts().variables ?? new Map();

  return { files, raw, namesOf, advice, source, issuesIn, dataIn, load, pathsOf, variables };
}
export type Content = ReturnType<typeof openContent>;
