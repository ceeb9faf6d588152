import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { mistakesInFiles } from "../../editor/check-files.ts";
import type { EditorConfig } from "../../editor/formats.ts";
import { changesIn } from "./changes.ts";
import { git } from "./commands.ts";
import type { Publishing } from "./round.ts";

/** What of the repository the owner edits. */
const edited = ["content", "photos", "site.yaml"];

/** The mails to the owner about commits of the project in this folder. */
export function lettersAbout(project: string, config: EditorConfig): Publishing["letters"] {
  const textAt = (commit: string, path: string) =>
    git(project, "show", `${commit}:${path}`).catch(() => undefined);
  return {
    async online(before, after) {
      const names = await git(project, "diff", "--name-only", "-z", "--no-renames", before, after);
      const paths = names.split("\0").filter(Boolean);
      const ofOwner = await git(
        project,
        "diff",
        "--name-only",
        "-z",
        "--no-renames",
        before,
        after,
        "--",
        ...edited,
      );
      const files = ofOwner.split("\0").filter(Boolean);
      const changes = await Promise.all(
        files.map(async (path) =>
          changesIn(config, { path, before: await textAt(before, path), after: await textAt(after, path) }),
        ),
      );
      const others = paths.length > files.length ? ["De techniek van de website is bijgewerkt."] : [];
      if (paths.length === 0) return undefined;
      return {
        subject: "Uw wijziging staat online",
        heading: "Dit is er gewijzigd",
        body: [...changes.flat(), ...others, `Bekijk de website: ${config.cms.site_url}`].join("\n\n"),
      };
    },
    async refused(copy, mistakes) {
      const files = (await git(copy, "ls-files", "-z", "site.yaml", "content")).split("\0").filter(Boolean);
      const texts = await Promise.all(
        files.map(async (path) => [path, await readFile(join(copy, path), "utf8")] as const),
      );
      const dutch = mistakesInFiles(config, new Map(texts));
      const found = dutch.length > 0 ? dutch : ["De controle zegt, in het Engels:", ...mistakes];
      return notPlaced([...found, "Verbeter dit in het beheer en sla het op. Daarna komt alles online."]);
    },
    unbuilt: (output) =>
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
