import { execa } from "execa";
import { Hono } from "hono";
import { streamText } from "hono/streaming";
import { z } from "zod";
import { versionsOf } from "#owner/editor/versions/versions.ts";
import { toOf } from "./ask-settings.ts";
import { askPage, keyPage, onlinePath, readyPage } from "./online-pages.ts";
import { destinationOf, type Kept, keptIn, readKept, writeKept } from "./settings.ts";
import { keyShownBy } from "./sftp.ts";

const answers = z.object({
  kind: z.enum(["ftps", "sftp", "ftp"]),
  host: z.string().trim().min(1),
  user: z.string().trim().min(1),
  password: z.string().min(1),
  folder: z.string().trim().default(""),
});

/** The key that must be looked at before anything goes to a host; undefined when there is none. */
async function unknownKey(kept: Kept): Promise<string | undefined> {
  const to = destinationOf(kept);
  return to.kind === "sftp" && !to.hostKey ? await keyShownBy(to) : undefined;
}

/** The page on which an owner puts the site online from the editor on his machine. */
export function onlineApp(project: string, file = `${project}/${keptIn}`) {
  return new Hono()
    .get("/", async (context) => {
      const kept = readKept({}, file);
      if (!kept) {
        return context.html(askPage());
      }
      try {
        const key = await unknownKey(kept);
        if (key !== undefined) {
          return context.html(keyPage(key));
        }
      } catch (error) {
        return context.html(askPage([(error as Error).message]));
      }
      // Without git there is no list, and the site goes online all the same.
      const versions = await versionsOf(project).catch(() => []);
      return context.html(readyPage(kept, versions));
    })
    .post("/hosting", async (context) => {
      const read = answers.safeParse(await context.req.parseBody());
      if (!read.success) {
        return context.html(
          askPage(["Vul de server, uw gebruikersnaam en het wachtwoord in."]),
          400,
        );
      }
      const { password } = read.data;
      await writeKept({ to: toOf(read.data), password }, file);
      return context.redirect(onlinePath, 303);
    })
    .post("/sleutel", async (context) => {
      const { key } = await context.req.parseBody();
      const kept = readKept({}, file);
      if (kept && typeof key === "string") {
        await writeKept({ ...kept, hostKey: key }, file);
      }
      return context.redirect(onlinePath, 303);
    })
    .post("/anders", (context) => context.html(askPage()))
    .post("/", (context) => {
      context.header("Content-Type", "text/plain; charset=utf-8");
      context.header("X-Content-Type-Options", "nosniff");
      return streamText(context, async (stream) => {
        const program = execa(process.execPath, ["owner/online.ts"], {
          cwd: project,
          all: true,
          reject: false,
          stdin: "ignore",
        });
        for await (const line of program.iterable({ from: "all" })) {
          await stream.writeln(String(line));
        }
        const { failed } = await program;
        await stream.writeln("");
        await stream.writeln(
          failed
            ? "De website online is gebleven zoals hij was. Ga terug om het opnieuw te proberen."
            : "Klaar. Ga terug naar het beheer.",
        );
      });
    });
}
