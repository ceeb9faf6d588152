import { site } from "@contractor/core/facts.ts";
import { execa } from "execa";
import { withHost } from "./host.ts";
import { checkFirm } from "./readiness.ts";
import { Refusal } from "./refusal.ts";
import { sendSite } from "./send.ts";
import { readPlace } from "./settings.ts";
import { siteFiles } from "./site-files.ts";
import { testEnquiry } from "./test-enquiry.ts";
import { watchSite } from "./watch.ts";

const minuteMs = 60_000;

function showProgress(done: number, of: number): void {
  if (done % 50 === 0 || done === of) {
    console.log(`${done} van ${of} bestanden`);
  }
}

/** Runs a program of this project. Rejects with what it says when it fails. */
async function run(program: string, args: readonly string[], why: string): Promise<void> {
  const timeout = 20 * minuteMs;
  const { failed, all } = await execa(program, args, { all: true, reject: false, timeout });
  if (failed) {
    throw new Refusal([why, all]);
  }
}

async function build(): Promise<void> {
  console.log("De website wordt gebouwd. Dat duurt een halve tot hele minuut …");
  await run("npm", ["run", "--silent", "build"], "De website kon niet worden gebouwd:");
}

/** Says that the test enquiry went, or rejects with these sentences for the owner. */
function reportTest(...wrong: (string | undefined)[]): void {
  const said = wrong.filter((sentence) => sentence !== undefined);
  if (said.length > 0) {
    throw new Refusal(said);
  }
  const { recipient } = site.data.sending.contact;
  console.log(`Er is een proef verstuurd aan ${recipient}. Kijk of die in de mailbox staat.`);
}

/** Looks at the site online. Rejects with a sentence for the owner if something is wrong. */
export async function look(): Promise<void> {
  const { url } = site.data;
  reportTest(await watchSite(url), await testEnquiry(site.data));
  console.log(`Goed: de pagina's staan online op ${url}, en het formulier werkt.`);
}

/** Checks, builds and sends the site. Rejects with a sentence for the owner when it cannot. */
export async function putOnline(options: ReadonlySet<string>): Promise<void> {
  const place = readPlace(process.env);
  if (!place) {
    throw new Refusal("noPlace");
  }
  checkFirm(place.kind === "release");
  const { url } = site.data;
  if (place.kind === "release") {
    await build();
    const release = ["deploy/release.mjs", place.folder];
    await run(process.execPath, release, "De website kon niet online worden gezet:");
    console.log(`De website staat online op ${url}.`);
    return;
  }
  // A wrong password is said before anything takes time.
  await withHost(place, async () => {});
  if (!options.has("--zonder-proef")) {
    reportTest(await testEnquiry(site.data));
  }
  await build();
  const files = siteFiles("dist");
  const sending = { onProgress: showProgress, isAll: options.has("--all") };
  await withHost(place, (host) => sendSite(host, files, sending));
  console.log(`De website staat online op ${url}.`);
  const wrong = await watchSite(url);
  if (wrong) {
    console.log(`Let op: ${wrong}`);
  }
}
