import { confirm } from "@clack/prompts";
import { execa } from "execa";
import { securityHeaders } from "#deploy/server/headers.ts";
import { askSettings } from "./online/ask-settings.ts";
import { OnlineError } from "./online/failures.ts";
import { localFiles } from "./online/local-files.ts";
import { lookOnline } from "./online/look-online.ts";
import { withTarget } from "./online/open-target.ts";
import {
  type Destination,
  destinationOf,
  type Kept,
  readKept,
  writeKept,
} from "./online/settings.ts";
import { sendTestEnquiry } from "./online/test-enquiry.ts";
import { build, builtPages, checkReadiness, Stop, siteSettings } from "./online/this-project.ts";
import { upload } from "./online/upload.ts";

// Puts the site online where the owner said: npm run online. With --check it looks at what is
// online, with --opnieuw it asks again where the site goes, and with --zonder-proef it sends no test
// enquiry.

const options = new Set(process.argv.slice(2));
const isAsked = process.stdin.isTTY === true && !process.env.CI;

async function settings(): Promise<Kept> {
  const kept = options.has("--opnieuw") ? undefined : readKept(process.env);
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

async function send(to: Destination, kept: Kept): Promise<void> {
  if (to.kind === "release") {
    await execa(process.execPath, ["deploy/release.mjs", to.folder], { stdio: "inherit" });
    return;
  }
  const files = localFiles("dist");
  const uploaded = await withTarget(to, trustAndKeep(kept), (target) =>
    upload(target, files, showProgress),
  );
  console.log(
    uploaded.kind === "same"
      ? "Er is niets veranderd: deze website stond al online."
      : `De website staat online op ${siteSettings().url}.`,
  );
}

async function putOnline(): Promise<void> {
  const kept = await settings();
  const to = destinationOf(kept);
  checkReadiness(to);
  // Our own mail service goes online together with the site.
  if (to.kind !== "release" && !options.has("--zonder-proef")) {
    await tryTheForm();
  }
  console.log("De website wordt gebouwd. Dat duurt een halve tot hele minuut …");
  await build();
  await send(to, kept);
}

async function look(): Promise<void> {
  const site = siteSettings();
  const pages = builtPages() ?? new Map<string, string>();
  const headers = securityHeaders.map(({ name }) => name);
  const seen = await lookOnline({ url: site.url, pages, headers });
  const form = await sendTestEnquiry(site);
  seen.push({
    isRight: form.arrived,
    sentence: form.arrived
      ? `Er is een proef verstuurd aan ${form.recipient}; hij hoort nu in de mailbox te staan.`
      : `Het formulier werkt niet. ${form.why}`,
  });
  for (const { isRight, sentence } of seen) {
    console.log(`${isRight ? "Goed:" : "FOUT:"} ${sentence}`);
  }
  process.exitCode = seen.every(({ isRight }) => isRight) ? 0 : 1;
}

try {
  await (options.has("--check") ? look() : putOnline());
} catch (error) {
  if (!(error instanceof Stop || error instanceof OnlineError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}
