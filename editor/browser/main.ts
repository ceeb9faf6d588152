import "./no-eval.ts";
import CMS from "@sveltia/cms";
import type { EditorConfig, Format } from "../formats.ts";
import { readEntry, sourceOf, writeEntry } from "../file-format.ts";
import { guardPictures } from "./guard-pictures.ts";
import { showPreviews } from "./preview.ts";
import { refuseWrongEntry } from "./refuse-wrong-entry.ts";
import { noteSave, showStatus } from "./status-line.ts";

// In Dutch for everyone, whatever language the browser asks for.
Object.defineProperties(navigator, {
  language: { get: () => "nl" },
  languages: { get: () => ["nl"] },
});

const config = await start();
const { cms, formats, hasGitHost } = config;
for (const format of formats) registerFormat(format);
guardPictures();
if (config.hasPreviews) showPreviews(config);
if (hasGitHost) showStatus();
if (hasGitHost || isOwnMachine()) await CMS.init({ config: cms });
else sayNotConnected();

/** Where Sveltia lets a folder be opened. */
function isOwnMachine(): boolean {
  return /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(location.hostname);
}

function sayNotConnected(): void {
  const sentence = document.createElement("p");
  sentence.className = "not-connected";
  sentence.textContent =
    "Dit beheer is nog niet gekoppeld aan de plek waar de bestanden van de website staan. Vul die in bij ‘editor’ in site.yaml, of typ op uw eigen computer npm run beheer.";
  document.body.append(sentence);
}

async function start(): Promise<EditorConfig> {
  const response = await fetch(new URL("config.json", import.meta.url));
  const config = (await response.json()) as EditorConfig;
  const { backend } = config.cms as { backend: { auth_endpoint?: string; base_url?: string } };
  if (backend.auth_endpoint) backend.base_url = location.origin;
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => refuseWrongEntry(config, entry),
  });
  // What is saved in a folder on this machine goes nowhere.
  if (config.hasGitHost)
    CMS.registerEventListener({
      name: "postSave",
      handler: ({ entry }) => noteSave(sourceOf(entry.get("data").toJS()) ?? ""),
    });
  return config;
}

function registerFormat(format: Format): void {
  CMS.registerCustomFormat(format.name, format.body ? "md" : "yaml", {
    fromFile: (text) => readEntry(format, text),
    toFile: (entry) => writeEntry(format, entry),
  });
}
