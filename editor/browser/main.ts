import CMS from "@sveltia/cms";
import type { EditorConfig, Format } from "../formats.ts";
import { readEntry, writeEntry } from "../file-format.ts";
import { guardPictures } from "./guard-pictures.ts";
import { refuseWrongEntry } from "./refuse-wrong-entry.ts";

// In Dutch for everyone, whatever language the browser asks for.
for (const [name, value] of [
  ["language", "nl"],
  ["languages", ["nl"]],
] as const) {
  Object.defineProperty(navigator, name, { get: () => value });
}

const { cms, formats } = await start();
for (const format of formats) registerFormat(format);
guardPictures();
await CMS.init({ config: cms });

async function start(): Promise<EditorConfig> {
  const response = await fetch(new URL("config.json", import.meta.url));
  const config = (await response.json()) as EditorConfig;
  CMS.registerEventListener({ name: "preSave", handler: ({ entry }) => refuseWrongEntry(config, entry) });
  return config;
}

function registerFormat({ name, schema, isMarkdown }: Format): void {
  CMS.registerCustomFormat(name, isMarkdown ? "md" : "yaml", {
    fromFile: (text) => readEntry(schema, text),
    toFile: (entry) => writeEntry(schema, entry, isMarkdown),
  });
}
