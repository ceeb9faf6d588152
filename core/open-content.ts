import { contentRefs, emptyPaths, formerServices, isGoneEntry, needsOf } from "./content-refs.ts";
import { factFiles, isFactFile } from "./fact-files.ts";
import { servicePath } from "./facts/services/service-path.ts";
import {
  type ContentFile,
  type FolderEntry,
  folderOf,
  type RawContent,
} from "./reading/content-file.ts";
import type { Files } from "./reading/files.ts";
import { type Issue, lineOf } from "./reading/issues.ts";
import { readBody } from "./reading/markdown-body.ts";
import { memoize, once } from "./reading/memoize.ts";
import { type Context, lacksNeed, type Variables } from "./reading/resolve.ts";
import { readSource, type Source } from "./reading/source.ts";
import { validate } from "./reading/validate.ts";
import { variablesOf } from "./variables.ts";

/** The data of a file or folder, or its mistakes. */
interface Read<Data> {
  data?: Data | undefined;
  issues: Issue[];
}

const nameForm = /^[a-z\d]+(-[a-z\d]+)*$/;
const wrongName = "Geef dit bestand een naam met kleine letters, cijfers en streepjes.";

/** The content of a project. Each file is read and checked once, on first use. */
export class Content {
  readonly files: Files;
  /** The files before they are checked. */
  readonly raw: RawContent;
  /** The names that texts may refer to, of a kind in content-refs.ts. */
  readonly namesOf: (kind: string) => readonly string[];
  /** What is said of references that were left out of what was read, because nothing is there. */
  readonly advice: Issue[] = [];
  /** A file as it is written; that of a Markdown file also has its text. */
  readonly source: (path: string) => Source;
  readonly #reads = new Map<string, Read<unknown>>();
  /** Facts cannot name each other, so a mistake in one never affects another. */
  readonly #factContext: Context;
  readonly #contextOfTexts = once((): Context => {
    const former = formerServices(this.raw).map(servicePath);
    const removed = new Set([...emptyPaths(this.raw), ...former]);
    return {
      ...this.#factContext,
      variables: variablesOf((file) => this.dataIn(file), this.raw),
      isRemoved: (path) => removed.has(path) || isGoneEntry(this.raw, path),
      needs: needsOf(this.raw),
    };
  });

  constructor(files: Files) {
    this.files = files;
    this.source = memoize((file) => readSource(files, file));
    this.raw = {
      data: (file) => this.source(file).data,
      names: (folder, ending) => files.names(folder, ending) ?? [],
    };
    const { namesOf, checkRef } = contentRefs(this.raw);
    this.namesOf = namesOf;
    this.#factContext = { variables: new Map(), checkRef, advice: this.advice };
  }

  /** The data of a file or folder; throws an error with all mistakes. */
  load<Data>(file: ContentFile<Data>): Data {
    const facts = isFactFile(file) ? [] : Object.values<ContentFile>(factFiles);
    const issues = [...facts, file].flatMap((each) => this.issuesIn(each));
    if (issues.length > 0) {
      throw new Error(issues.map(lineOf).join("\n"));
    }
    return this.dataIn(file) as Data;
  }

  issuesIn(file: ContentFile): Issue[] {
    return this.#read(file).issues;
  }

  /** The data of a file or folder; undefined when it has a mistake. */
  dataIn<Data>(file: ContentFile<Data>): Data | undefined {
    return this.#read(file).data;
  }

  /** The path of a file, or those of all files of a folder. */
  pathsOf(file: ContentFile): string[] {
    const place = folderOf(file);
    return place
      ? this.raw.names(place.folder, place.ending).map((id) => file.path.replace("*", id))
      : [file.path];
  }

  /** The names that texts may use in braces. */
  variables(): Variables {
    return this.#contextOfTexts().variables ?? new Map();
  }

  #read<Data>(file: ContentFile<Data>): Read<Data> {
    let read = this.#reads.get(file.path);
    if (!read) {
      read = folderOf(file) ? this.#readFolder(file) : this.#readEntry(file, file.path);
      if (read.data && read.issues.length === 0) {
        read.issues = file.check?.(read.data as Data, this.raw) ?? [];
      }
      this.#reads.set(file.path, read);
    }
    // The schema of the file, which has checked the data, also gives them their type.
    return read as Read<Data>;
  }

  #readEntry(file: ContentFile, path: string): Read<object> {
    const source = this.source(path);
    if (source.issues.length > 0) {
      return { issues: source.issues };
    }
    const context = isFactFile(file) ? this.#factContext : this.#contextOfTexts();
    const { data, issues } = validate(path, file.schema, source.data, context);
    if (!path.endsWith(".md")) {
      return { data, issues };
    }
    const body = readBody(path, source, context);
    return { data: data && { ...data, ...body.text }, issues: [...issues, ...body.issues] };
  }

  #readFolder(file: ContentFile): Read<object[]> {
    const { folder = "", ending = "" } = folderOf(file) ?? {};
    // Git keeps no empty folder, so one that is not there has no files.
    const entries = (this.files.names(folder, ending) ?? [])
      .map((id) => ({ id, place: file.path.replace("*", id) }))
      .filter(({ place }) => !lacksNeed(this.source(place).data, this.#contextOfTexts().needs))
      .map(({ id, place }) => ({ id, place, ...this.#readEntry(file, place) }));
    const issues = entries.flatMap(({ id, place, issues: found }) =>
      nameForm.test(id) ? found : [...found, { place, message: wrongName }],
    );
    const data = entries.flatMap(({ id, data: fields }) => (fields ? { ...fields, id } : []));
    if (data.length < entries.length) {
      return { issues };
    }
    issues.push(...duplicateOrders(file, data));
    return { data: file.compare ? data.sort(file.compare) : data, issues };
  }
}

/** Opens the content of a project; this is the only way to read it. */
export const openContent = (files: Files): Content => new Content(files);

/** An issue for each file of a folder that has the same `order` as a file before it. */
function duplicateOrders(
  { path }: ContentFile,
  entries: readonly (FolderEntry & { order?: unknown })[],
): Issue[] {
  return entries.flatMap(({ id, order }, at) => {
    const first = entries.slice(0, at).find((entry) => entry.order === order);
    const message = `Plaats ${order} is al van ‘${first?.id}’. Zet de lijst op volgorde met ‘Volgorde wijzigen’.`;
    return first && order !== undefined
      ? [{ place: `${path.replace("*", id)} › order`, message }]
      : [];
  });
}
