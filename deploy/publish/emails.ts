import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { issueIn } from "#data/lib/issues.ts";
import type { EditorConfig } from "#editor/current-config.ts";
import { dutchFor } from "#editor/issues.ts";
import { changesIn } from "./changes.ts";
import { git } from "./commands.ts";
import type { Email } from "./state.ts";

const edited = /^(content\/|photos\/|site\.yaml$)/;

/**
 * The mails to the owner about commits of the project in this folder that went online, or did not.
 */
export function emailsAbout(project: string, config: EditorConfig) {
  const textAt = (commit: string, path: string) =>
    git(project, "show", `${commit}:${path}`).catch(() => undefined);
  return {
    async online(before: string, after: string): Promise<Email | undefined> {
      const changed = await git(
        project,
        "diff",
        "--name-only",
        "-z",
        "--no-renames",
        before,
        after,
      );
      const paths = changed.split("\0").filter(Boolean);
      const files = paths.filter((path) => edited.test(path));
      const changes = await Promise.all(
        files.map(async (path) =>
          changesIn(config, path, await textAt(before, path), await textAt(after, path)),
        ),
      );
      const others =
        paths.length > files.length ? ["De techniek van de website is bijgewerkt."] : [];
      if (paths.length === 0) {
        return undefined;
      }
      return {
        subject: "Uw wijziging staat online",
        heading: "Dit is er gewijzigd",
        body: [...changes.flat(), ...others, `Bekijk de website: ${config.cms.site_url}`].join(
          "\n\n",
        ),
      };
    },
    /** The copy holds the files of the commit. */
    async refused(copy: string, lines: readonly string[]): Promise<Email> {
      const files = (await git(copy, "ls-files", "-z", "site.yaml", "content"))
        .split("\0")
        .filter(Boolean);
      const texts = await Promise.all(
        files.map(async (path) => [path, await readFile(join(copy, path), "utf8")] as const),
      );
      const inDutch = dutchFor(config, new Map(texts));
      const dutch = lines.map((line) => inDutch(issueIn(line)));
      const english = lines.filter((_, i) => dutch[i] === undefined);
      return notPlaced([
        ...dutch.filter((line) => line !== undefined),
        ...(english.length > 0 ? ["De controle zegt, in het Engels:", ...english] : []),
        "Verbeter dit in het beheer en sla het op. Daarna komt alles online.",
      ]);
    },
    unbuilt: (output: string): Email =>
      notPlaced([
        "Wat u hebt ingevuld, is goed. De website kon er toch niet van worden gemaakt. Stuur deze mail door aan wie de website voor u beheert.",
        output.split("\n").slice(-30).join("\n"),
      ]),
  };
}

const notPlaced = (parts: string[]) => ({
  subject: "Uw wijziging is niet geplaatst",
  heading: "De website is gebleven zoals hij was",
  body: parts.join("\n\n"),
});
