// A page may be read long after it was built. The note stays in the page, where a form that comes
// to life expects it. Nothing is imported, so that the script of every page stays in one file.
for (const note of document.querySelectorAll<HTMLElement>("[data-shown-until]")) {
  if (Date.now() > Date.parse(note.dataset.shownUntil ?? "")) {
    note.hidden = true;
  }
}

export {};
