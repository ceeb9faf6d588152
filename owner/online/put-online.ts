import { confirm } from "@clack/prompts";
import { execa } from "execa";
import { commitOf } from "#owner/editor/versions/commit-of.ts";
import { askSettings } from "./ask-settings.ts";
import { localFiles } from "./local-files.ts";
import { withTarget } from "./open-target.ts";
import { type Destination, destinationOf, type Kept, readKept, writeKept } from "./settings.ts";
import { sendTestEnquiry } from "./test-enquiry.ts";
import { build, checkReadiness, Stop, siteSettings } from "./this-project.ts";
import { upload } from "./upload.ts";

const isAsked = process.stdin.isTTY === true && !process.env.CI;

async function settings(asksAgain: boolean): Promise<Kept> {
  const kept = asksAgain ? undefined : readKept(process.env);
  if (kept) {
    return kept;
  }
  if (!isAsked) {
    throw new Stop(
      "Zet in ONLINE_TO waar de website heen moet, zoals ftps://gebruikersnaam@server/public_html,",
      "en in ONLINE_PASSWORD het wachtwoord.",
    );
  }
  const asked = await askSettings();
  await writeKept(asked);
  return asked;
}

/** Asks whether the key of a server is the right one, and keeps it. */
function trustAndKeep(kept: Kept) {
  return async (fingerprint: string): Promise<boolean> => {
    const isRight =
      isAsked &&
      (await confirm({
        message: `De server laat deze sleutel zien: ${fingerprint}. Staat die zo bij uw hosting?`,
      }));
    if (isRight !== true) {
      return false;
    }
    await writeKept({ ...kept, hostKey: fingerprint });
    return true;
  };
}

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

async function send(to: Destination, kept: Kept): Promise<void> {
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
  const uploaded = await withTarget(to, trustAndKeep(kept), (target) =>
    upload(target, files, { onProgress: showProgress }),
  );
  // The page "Zet online" shows what has changed since.
  if (!process.env.ONLINE_TO) {
    await writeKept({ ...(readKept({}) ?? kept), commit: await commitOf(".") });
  }
  console.log(
    uploaded.kind === "same"
      ? "Er is niets veranderd: deze website stond al online."
      : `De website staat online op ${siteSettings().url}.`,
  );
}

/** Checks, builds and uploads the site. Throws a sentence for the owner when it cannot. */
export async function putOnline(options: ReadonlySet<string>): Promise<void> {
  checkWaits(process.env);
  const kept = await settings(options.has("--opnieuw"));
  const to = destinationOf(kept);
  await checkReadiness(to);
  // Our own mail service goes online together with the site.
  if (to.kind !== "release" && !options.has("--zonder-proef")) {
    await tryTheForm();
  }
  console.log("De website wordt gebouwd. Dat duurt een halve tot hele minuut …");
  await build();
  await send(to, kept);
}
