import { isShown } from "#data/firm/free-week.ts";

// A page may be read long after it was built. The note stays in the page, where a form that comes to
// life expects it.
const now = new Date();
for (const note of document.querySelectorAll<HTMLElement>("[data-shown-until]")) {
  if (!isShown({ until: note.dataset.shownUntil ?? "" }, now)) {
    note.hidden = true;
  }
}
