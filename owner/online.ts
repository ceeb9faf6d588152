import "./online/stop-on-mistakes.ts";
import { securityHeaders } from "#build/hosts/headers.ts";
import { OnlineError } from "./online/failures.ts";
import { lookOnline } from "./online/look-online.ts";
import { putOnline } from "./online/put-online.ts";
import { reportRefusal } from "./online/report.ts";
import { sendTestEnquiry } from "./online/test-enquiry.ts";
import { builtPages, Stop, siteSettings } from "./online/this-project.ts";

// Puts the site online where the owner said: npm run online
//   --check         looks at what is online
//   --all           sends every file, also those that are there
//   --zonder-proef  sends no test enquiry
const options = new Set(process.argv.slice(2));

async function look(): Promise<void> {
  const site = siteSettings();
  const pages = builtPages();
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
  await (options.has("--check") ? look() : putOnline(options));
} catch (error) {
  if (!(error instanceof Stop || error instanceof OnlineError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
  // Nobody reads the output of a git host's program.
  if (process.env.CI && !options.has("--check")) {
    await reportRefusal(error.message.split("\n"), process.env);
  }
}
