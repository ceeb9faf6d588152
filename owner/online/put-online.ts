import { execa } from "execa";
import { commitOf } from "#owner/editor/versions/commit-of.ts";
import { OnlineError } from "./failures.ts";
import { localFiles } from "./local-files.ts";
import { troubleAt } from "./look-online.ts";
import { withTarget } from "./open-target.ts";
import { othersAt } from "./others.ts";
import { type Destination, destinationOf, type Kept, readKept, writeKept } from "./settings.ts";
import { sendTestEnquiry } from "./test-enquiry.ts";
import { build, checkReadiness, Stop, siteSettings } from "./this-project.ts";
import { upload } from "./upload.ts";

async function tryTheForm(): Promise<void> {
  const result = await sendTestEnquiry(siteSettings());
  if (!result.arrived) {
    throw new Stop(`Het formulier werkt nog niet. ${result.why}`);
  }
  console.log(
    `Er is een proef verstuurd aan ${result.recipient}. Kijk straks of die in de mailbox staat.`,
  );
}

/** Rewrites one line in a terminal; a log gets every fiftieth. */
function showProgress(done: number, of: number): void {
  const line = `${done} van ${of} bestanden`;
  if (process.stdout.isTTY) {
    process.stdout.write(`\r${line}${done === of ? "\n" : ""}`);
  } else if (done % 50 === 0 || done === of) {
    console.log(line);
  }
}

/** Throws when deploy/workflows found a change that somebody must look at first. */
function checkWaits({ ONLINE_WAITS: files }: NodeJS.ProcessEnv): void {
  if (files) {
    throw new Stop(
      `Er is ook iets gewijzigd aan de techniek of de instellingen van de website (${files}). Dat komt niet vanzelf online: iemand moet ernaar kijken en het met de hand starten.`,
    );
  }
}

/** Signs in, and looks at what another website has left there, before anything takes time. */
async function checkPlace(to: Destination): Promise<void> {
  const others = await withTarget(to, othersAt);
  if (others.length > 0) {
    console.log(
      `Let op: in de map staat nog een andere website (${others.join(", ")}). Bezoekers zien die niet meer zodra deze online staat; u kunt hem bij uw hosting weghalen.`,
    );
  }
}

async function send(to: Destination, kept: Kept, isAll: boolean): Promise<void> {
  if (to.kind === "release") {
    const release = ["deploy/release.mjs", to.folder];
    const { failed, all } = await execa(process.execPath, release, { all: true, reject: false });
    console.log(all);
    if (failed) {
      throw new Stop("De website kon niet online worden gezet:", all);
    }
    return;
  }
  const files = localFiles("dist");
  const { url } = siteSettings();
  const look = () => troubleAt(url);
  const uploaded = await withTarget(to, (target) =>
    upload(target, files, { onProgress: showProgress, isAll, look }),
  );
  // The page "Zet online" shows what has changed since.
  if (!process.env.ONLINE_TO) {
    await writeKept({ ...(readKept({}) ?? kept), commit: await commitOf(".") });
  }
  console.log(
    uploaded.kind === "same"
      ? "Er is niets veranderd: deze website stond al online."
      : `De website staat online op ${url}.`,
  );
  // Where it was no other before, what stood there has not come back.
  const trouble = await look();
  if (trouble) {
    console.log(
      `Let op: ${url} antwoordt met ${trouble.status}, net als voorheen. Bezoekers zien de website dus niet. Wat eraan te doen is, zegt npm run online -- --check`,
    );
  }
}

/** Checks, builds and uploads the site. Throws a sentence for the owner when it cannot. */
export async function putOnline(options: ReadonlySet<string>): Promise<void> {
  checkWaits(process.env);
  const kept = readKept(process.env);
  if (!kept) {
    throw new OnlineError("noPlace");
  }
  const to = destinationOf(kept);
  await checkReadiness(to);
  if (to.kind !== "release") {
    await checkPlace(to);
  }
  // Our own mail service goes online together with the site.
  if (to.kind !== "release" && !options.has("--zonder-proef")) {
    await tryTheForm();
  }
  console.log("De website wordt gebouwd. Dat duurt een halve tot hele minuut …");
  await build();
  await send(to, kept, options.has("--all"));
}
