import "./before-sveltia.ts";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { readEntry, sourceKey, sourceOf, writeEntry } from "#editor/file/file-format.ts";
import type { EditorConfig } from "#editor/form/current-config.ts";
import { formatFor } from "#editor/formats.ts";
import { registerCheckField } from "./check-field.ts";
import { noteText } from "./known-texts.ts";
import { changedMeanwhile } from "./mistakes.ts";
import { preparePhotos } from "./photos.ts";
import { noteSave, showStatus } from "./status-line.ts";

const response = await fetch(new URL("config.json", import.meta.url));
const config = (await response.json()) as EditorConfig;
const { cms, formats, hasGitHost } = config;

registerCheckField(config);
for (const format of formats) {
  CMS.registerCustomFormat(format.name, format.isMarkdown ? "md" : "yaml", {
    fromFile: (text) => {
      if (!format.pattern.includes("*")) {
        noteText(format.pattern, text);
      }
      return readEntry(format, text);
    },
    toFile: (entry) => writeEntry(format, entry),
  });
}
CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const path = entry.get("path");
    const format = formatFor(formats, path);
    const data = entry.get("data").toJS();
    const changed = await changedMeanwhile(config, path, data);
    if (changed) {
      // Sveltia shows the cause of an error with this name.
      throw new Error("saving_failed", { cause: new Error(changed) });
    }
    const text = writeEntry(format, data);
    noteText(path, text);
    // To the next save, this is the text that the entry was read from.
    const { former } = readEntry(format, text);
    const saved = entry.setIn(["data", sourceKey], text);
    return former === undefined ? saved : saved.setIn(["data", "former"], former);
  },
});
// A save in a folder on this machine is not published.
if (hasGitHost) {
  CMS.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => noteSave(sourceOf(entry.get("data").toJS()) ?? ""),
  });
  showStatus();
}
preparePhotos();

/** Addresses on which Sveltia can open a folder. */
const isOwnMachine = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(location.hostname);
// Beside the site that runs here, the texts are those on this machine.
const isLocal = isOwnMachine && (config.isBesideSite || !hasGitHost);
document.body.classList.toggle("local", isLocal);
if (isLocal) {
  // Sveltia keeps no drafts of a folder that is opened after it was ready for a git host, so it is
  // told that the folder was opened before.
  localStorage["sveltia-cms.user"] ??= JSON.stringify({ backendName: "local" });
}
if (hasGitHost || isOwnMachine) {
  await CMS.init({ config: cms as CmsConfig });
} else {
  document.querySelector(".not-connected")?.removeAttribute("hidden");
}
