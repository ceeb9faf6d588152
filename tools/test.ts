import { ensureChromium } from "./chromium.mjs";
import { runProcess } from "./start-process.ts";
import { stopSignal } from "./start-stop.ts";
import { runSteps, summary } from "./test-run.ts";
import { type Step, steps } from "./test-steps.ts";

const stop = stopSignal();

/** All steps, the fast ones (--fast), or the ones named. */
function chosenSteps(args: readonly string[]): readonly Step[] {
  const unknown = args.find((arg) => arg !== "--fast" && !steps.some(({ name }) => name === arg));
  if (unknown) {
    throw new Error(
      `There is no step "${unknown}". The steps are: ${steps.map(({ name }) => name).join(", ")}.`,
    );
  }
  if (args.length === 0) return steps;
  return steps.filter((step) => args.includes(step.name) || (args.includes("--fast") && step.fast));
}

async function main(): Promise<boolean> {
  const env = { ASTRO_TELEMETRY_DISABLED: "1", ...process.env };
  const results = await runSteps(
    chosenSteps(process.argv.slice(2)),
    {
      run: ([command = "", ...args], more) =>
        runProcess(command, args, { signal: stop, env: { ...env, ...more } }),
      findChromium: () => ensureChromium(),
    },
    ({ name }) => console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`),
  );
  if (stop.aborted) return false;
  console.log(`\n${summary(results)}`);
  return results.every(({ failure }) => failure === undefined);
}

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
