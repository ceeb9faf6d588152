import "./no-eval.ts";
import CMS, { type CmsConfig } from "@sveltia/cms";
import type { EditorConfig } from "#editor/current-config.ts";
import { readEntry, sourceOf, writeEntry } from "#editor/file-format.ts";
import { guardPictures } from "./guard-pictures.ts";
import { showPreviews } from "./preview.ts";
import { refuseWrongEntry } from "./refuse-wrong-entry.ts";
import { noteSave, showStatus } from "./status-line.ts";

// In Dutch for everyone, whatever language the browser asks for.
Object.defineProperties(navigator, {
  language: { get: () => "nl" },
  languages: { get: () => ["nl"] },
});

const response = await fetch(new URL("config.json", import.meta.url));
const config = (await response.json()) as EditorConfig;
const { cms, formats, hasGitHost } = config;
if (cms.backend["auth_endpoint"]) {
  cms.backend["base_url"] = location.origin;
}

CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => refuseWrongEntry(config, entry),
});
// What is saved in a folder on this machine goes nowhere.
if (hasGitHost) {
  CMS.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => noteSave(sourceOf(entry.get("data").toJS()) ?? ""),
  });
}
for (const format of formats) {
  CMS.registerCustomFormat(format.name, format.body ? "md" : "yaml", {
    fromFile: (text) => readEntry(format, text),
    toFile: (entry) => writeEntry(format, entry),
  });
}
guardPictures();
if (config.hasPreviews) {
  showPreviews(config);
}
if (hasGitHost) {
  showStatus();
}

/** Where Sveltia lets a folder be opened. */
const isOwnMachine = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(location.hostname);
if (hasGitHost || isOwnMachine) {
  await CMS.init({ config: cms as CmsConfig });
} else {
  document.querySelector(".not-connected")?.removeAttribute("hidden");
}
