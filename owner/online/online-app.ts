import { Hono } from "hono";
import { stream } from "hono/streaming";
import { z } from "zod";
import { versionsOf } from "#owner/editor/versions/versions.ts";
import { askPage, onlinePath, readyPage, runningPage } from "./online-pages.ts";
import { type Run, startRun } from "./run.ts";
import { keptIn, placeOf, readKept, toOf, writeKept } from "./settings.ts";

const answers = z.object({
  kind: z.enum(["ftps", "ftp"]).catch("ftps"),
  host: z.string().default(""),
  user: z.string().trim().default(""),
  password: z.string().default(""),
  folder: z.string().trim().default(""),
});

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
