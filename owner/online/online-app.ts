import { Hono } from "hono";
import { stream } from "hono/streaming";
import { z } from "zod";
import { versionsOf } from "#owner/editor/versions/versions.ts";
import { askPage, keyPage, onlinePath, readyPage, runningPage } from "./online-pages.ts";
import { type Run, startRun } from "./run.ts";
import {
  destinationOf,
  type Kept,
  keptIn,
  placeOf,
  readKept,
  toOf,
  writeKept,
} from "./settings.ts";
import { newKeyOf } from "./sftp.ts";

const answers = z.object({
  kind: z.enum(["ftps", "sftp", "ftp"]).catch("ftps"),
  host: z.string().default(""),
  user: z.string().trim().default(""),
  password: z.string().default(""),
  folder: z.string().trim().default(""),
});

/** The key that must be looked at before anything goes to a host; undefined when there is none. */
async function unknownKey(kept: Kept): Promise<string | undefined> {
  const to = destinationOf(kept);
  return to.kind === "sftp" && !to.hostKey ? await newKeyOf(to) : undefined;
}

/** The page on which an owner puts the site online from the editor on his machine. */
export function onlineApp(project: string, file = `${project}/${keptIn}`) {
  let run: Run | undefined;
  const isRunning = () => run !== undefined && run.failed === undefined;

  return new Hono()
    .get("/", async (context) => {
      if (isRunning()) {
        return context.redirect(`${onlinePath}/verloop`, 303);
      }
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
        return context.html(askPage([(error as Error).message], placeOf(kept.to)));
      }
      // Without git there is no list, and the site goes online all the same.
      const versions = await versionsOf(project).catch(() => []);
      return context.html(readyPage(kept, versions));
    })
    .post("/hosting", async (context) => {
      const { password, ...place } = answers.parse(await context.req.parseBody());
      const to = toOf(place);
      const missing = [
        ...(place.host.trim() === "" ? ["Vul de naam van de server in."] : []),
        ...(place.host.trim() !== "" && !to ? ["Dat is geen naam van een server."] : []),
        ...(place.user === "" ? ["Vul uw gebruikersnaam in."] : []),
        ...(password === "" ? ["Vul het wachtwoord in."] : []),
      ];
      if (to === undefined || missing.length > 0) {
        return context.html(askPage(missing, place), 400);
      }
      await writeKept({ to, password }, file);
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
    .post("/anders", (context) => {
      const kept = readKept({}, file);
      return context.html(askPage([], kept && placeOf(kept.to)));
    })
    .post("/", async (context) => {
      if (!isRunning()) {
        const { all } = await context.req.parseBody();
        run = startRun(project, all ? ["--all"] : []);
      }
      return context.redirect(`${onlinePath}/verloop`, 303);
    })
    .get("/verloop", (context) => {
      const shown = run;
      if (!shown) {
        return context.redirect(onlinePath, 303);
      }
      context.header("Content-Type", "text/html; charset=utf-8");
      return stream(context, async (page) => {
        for await (const part of runningPage(shown)) {
          await page.write(part);
        }
      });
    });
}
