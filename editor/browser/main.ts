import CMS from "@sveltia/cms";
import type { EditorConfig, Format } from "../formats.ts";
import { readEntry, savedValue, tidy, writeEntry } from "../file-format.ts";
import { KnownFiles } from "../known-files.ts";
import { guardPictures } from "./guard-pictures.ts";
import { refuseWrongEntry } from "./refuse-wrong-entry.ts";

// In Dutch for everyone, whatever language the browser asks for.
for (const [name, value] of [
  ["language", "nl"],
  ["languages", ["nl"]],
] as const) {
  Object.defineProperty(navigator, name, { get: () => value });
}

const known = new KnownFiles();
const { cms, formats } = await start();
for (const format of formats) registerFormat(format);
guardPictures();
await CMS.init({ config: cms });

async function start(): Promise<EditorConfig> {
  const response = await fetch(new URL("config.json", import.meta.url));
  const config = (await response.json()) as EditorConfig;
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => refuseWrongEntry(config, known, entry),
  });
  return config;
}

function registerFormat(format: Format): void {
  CMS.registerCustomFormat(format.name, format.body ? "md" : "yaml", {
    fromFile(text) {
      const entry = readEntry(format, text);
      known.note(format, savedValue(format.schema, entry), tidy(text));
      return entry;
    },
    toFile: (entry) => writeEntry(format, entry),
  });
}
