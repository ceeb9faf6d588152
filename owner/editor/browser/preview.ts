import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import { sourceOf, writeEntry } from "#owner/editor/file/file-format.ts";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";
import { formatFor } from "#owner/editor/formats.ts";
import { draftPath, previewPath } from "#owner/editor/page/preview.ts";
import { mistakesIn } from "./mistakes.ts";

/** React's createElement, which Sveltia provides. */
declare const h: typeof import("react").createElement;

const pauseMs = 600;
const fullSize = {
  position: "fixed",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  border: 0,
} as const;
const notice = { margin: "2rem", font: "1rem/1.5 system-ui, sans-serif" } as const;

const newEntryNotice = (collection: string) =>
  collection === "articles"
    ? "Zet ‘Nog niet tonen’ aan en sla op: dan ziet u hier hoe het artikel wordt, en bezoekers nog niet."
    : "Het voorbeeld is te zien als u dit een keer hebt opgeslagen.";

let waiting: ReturnType<typeof setTimeout> | undefined;
/** The unsaved text that the site shows now. */
let shown: string | undefined;
/** The frames whose page has loaded, and follows what the site shows. */
const loaded = new WeakSet<HTMLIFrameElement>();

/**
 * Shows next to each form the page of its file, from the site that runs on this machine, with the
 * unsaved changes as long as they are valid. A page that somebody has open follows the content
 * (build/content-reload.ts).
 */
export function showPreviews(config: EditorConfig): void {
  const preview = ({ entry }: CustomPreviewTemplateProps) => {
    const path: string | undefined = entry.get("path");
    if (!path) {
      return h("p", { style: notice }, newEntryNotice(entry.get("collection")));
    }
    const follow = (frame: HTMLIFrameElement | null) => {
      clearTimeout(waiting);
      // Sveltia also calls this without an element, when the form is closed.
      if (frame) {
        frame.addEventListener("load", pageLoaded);
        const send = () => sendDraft(config, path, entry.get("data").toJS(), frame);
        waiting = setTimeout(send, pauseMs);
      }
    };
    return h("iframe", {
      // Sveltia keeps the element from one form to the next; what has loaded in it is of the first.
      key: path,
      title: "Voorbeeld",
      src: previewPath(path),
      style: fullSize,
      ref: follow,
    });
  };
  // Sveltia knows a folder's form by the name of the folder, and a file's form by the name of the
  // file.
  for (const { name, files = [{ name }] } of config.cms.collections) {
    for (const form of files) {
      CMS.registerPreviewTemplate(form.name, preview);
    }
  }
  for (const leaving of ["hashchange", "pagehide"]) {
    addEventListener(leaving, forgetDraft);
  }
}

function pageLoaded({ currentTarget }: Event): void {
  const frame = currentTarget as HTMLIFrameElement;
  loaded.add(frame);
  // The question about cookies is for visitors, and would cover a third of the page.
  frame.contentDocument?.querySelector("[data-consent-banner]")?.remove();
}

/** Makes the site show the saved texts again. */
function forgetDraft(): void {
  clearTimeout(waiting);
  waiting = undefined;
  shown = undefined;
  void fetch(draftPath, { method: "DELETE", keepalive: true });
}

async function sendDraft(
  config: EditorConfig,
  path: string,
  data: Record<string, unknown>,
  frame: HTMLIFrameElement,
): Promise<void> {
  const timer = waiting;
  const mistakes = await mistakesIn(config, path, data);
  const text = writeEntry(formatFor(config.formats, path), data);
  // Meanwhile the form may have been closed, or more may have been typed. A text that the site
  // already shows is not sent again: a page that is loading would miss the change.
  if (mistakes.length > 0 || waiting !== timer || text === (shown ?? sourceOf(data))) {
    return;
  }
  shown = text;
  const wasLoading = !loaded.has(frame);
  await fetch(draftPath, { method: "PUT", body: JSON.stringify({ path, text }) });
  // A page that was loading may have been read before, and does not follow the site yet.
  if (wasLoading) {
    const reload = () => frame.contentWindow?.location.reload();
    if (loaded.has(frame)) {
      reload();
    } else {
      frame.addEventListener("load", reload, { once: true });
    }
  }
}
