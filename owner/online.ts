import { checkTexts } from "./online/readiness.ts";
import { Refusal } from "./online/refusal.ts";

// Puts the site online where the owner said: npm run online
//   --check         looks at what is online, and sends a test enquiry
//   --all           sends every file, also those that are there
//   --zonder-proef  sends no test enquiry
const options = new Set(process.argv.slice(2));
const isLook = options.has("--check");

/** What deploy/workflows found that somebody must look at first. */
const { ONLINE_WAITS: waiting } = process.env;

try {
  if (waiting && !isLook) {
    throw new Refusal([
      `Er is ook iets gewijzigd aan de techniek of de instellingen van de website (${waiting}). Dat komt niet vanzelf online: iemand moet ernaar kijken en het met de hand starten.`,
    ]);
  }
  await checkTexts();
  // Its modules read the firm's facts when they are imported.
  const { look, putOnline } = await import("./online/put-online.ts");
  await (isLook ? look() : putOnline(options));
} catch (error) {
  if (!(error instanceof Refusal)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
  // Nobody reads the output of a git host's program.
  if (process.env.CI && !isLook) {
    const { noteRefusal } = await import("./online/report.ts");
    await noteRefusal(error.message.split("\n"), process.env).catch((failure: Error) =>
      console.error(`Het beheer op de website kan dit niet zeggen: ${failure.message}`),
    );
  }
}
