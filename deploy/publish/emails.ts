import { type Issue, messageOf } from "#data/reading/issues.ts";
import { dutch } from "#data/reading/messages.nl.ts";
import type { EditorConfig } from "#owner/editor/current-config.ts";
import { dutchFor } from "#owner/editor/issues.ts";
import { allTexts } from "#owner/editor/text-files.ts";
import { changedFiles } from "./changed-files.ts";
import { changesIn } from "./changes.ts";
import { git } from "./commands.ts";
import type { Email } from "./state.ts";

/** The mails to the owner about commits in the copy: published, waiting or refused. */
export function emailsAbout(copy: string, configOf: (folder: string) => Promise<EditorConfig>) {
  const textAt = (commit: string, path: string) =>
    git(copy, "show", `${commit}:${path}`).catch(() => undefined);

  /** The changes in a file; only its name if they cannot be described. */
  async function describeChange(
    config: EditorConfig | undefined,
    path: string,
    before: string,
    after: string,
  ): Promise<string[]> {
    try {
      if (config) {
        const [old, now] = await Promise.all([textAt(before, path), textAt(after, path)]);
        return changesIn(config, path, old, now);
      }
    } catch {
      // A file that cannot be described must not stop the round.
    }
    return [`${path}: gewijzigd`];
  }

  /** The translator of mistakes, with the words of the project's own content. */
  async function translation(project: string): Promise<(issue: Issue) => string> {
    const config = await configOf(project);
    return dutchFor(config, new Map(Object.entries(allTexts(copy))));
  }

  return {
    /** Undefined if nothing changed. The copy contains the files of `after`. */
    async online(before: string, after: string): Promise<Email | undefined> {
      const { content, others } = await changedFiles(copy, before, after);
      if (content.length + others.length === 0) {
        return undefined;
      }
      const config = await configOf(copy).catch(() => undefined);
      const changes = await Promise.all(
        content.map((path) => describeChange(config, path, before, after)),
      );
      const parts = changes.flat();
      if (others.length > 0) {
        parts.push("De techniek van de website is bijgewerkt.");
      }
      if (config) {
        parts.push(`Bekijk de website: ${config.cms.site_url}`);
      }
      return {
        subject: "Uw wijziging staat online",
        heading: "Dit is er gewijzigd",
        body: parts.join("\n\n"),
      };
    },

    /**
     * The copy contains the files with the mistakes; the names of their fields come from the
     * project's own content.
     */
    async refused(project: string, lines: readonly string[]): Promise<Email> {
      const found: Issue[] = [];
      const others: string[] = [];
      for (const line of lines) {
        const issue = issueIn(line);
        if (issue) {
          found.push(issue);
        } else {
          others.push(line);
        }
      }
      const inDutch = await translation(project).catch(() => dutchLine);
      const parts = found.map(inDutch);
      if (others.length > 0) {
        parts.push("De controle zegt, in het Engels:", ...others);
      }
      parts.push("Verbeter dit in het beheer en sla het op. Daarna komt alles online.");
      return notPlaced(parts);
    },

    notBuilt: (output: string): Email =>
      notPlaced([
        "Wat u hebt ingevuld, is goed. De website kon er toch niet van worden gemaakt. Stuur deze mail door aan wie de website voor u beheert.",
        output.split("\n").slice(-30).join("\n"),
      ]),

    waiting: (files: readonly string[]): Email => ({
      subject: "Uw wijziging wacht",
      heading: "De website is gebleven zoals hij was",
      body: [
        "Er is ook iets aan de techniek van de website gewijzigd. Dat komt niet vanzelf online, en wat u daarna opslaat ook niet. Stuur deze mail door aan wie de website voor u beheert.",
        `Gewijzigd: ${files.slice(0, 20).join(", ")}`,
        "Op de server: npm run publish -- --all",
      ].join("\n\n"),
    }),
  };
}

const notPlaced = (parts: string[]): Email => ({
  subject: "Uw wijziging is niet geplaatst",
  heading: "De website is gebleven zoals hij was",
  body: parts.join("\n\n"),
});

/** A mistake in Dutch, at its place in the files. */
const dutchLine = (issue: Issue) => `${issue.place}: ${messageOf(issue, dutch)}`;

/** A mistake that the content check printed with --json; undefined for anything else. */
function issueIn(line: string): Issue | undefined {
  try {
    const printed = JSON.parse(line) as Issue;
    return printed.code in dutch ? printed : undefined;
  } catch {
    return undefined;
  }
}
