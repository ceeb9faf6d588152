// Runs below the line that says until when the firm is closed, before it is painted, so that
// nothing moves. The day is that of the visitor's device; contact/behaviour.ts writes that of
// Amsterdam.
{
  const line = document.currentScript.previousElementSibling;
  const now = new Date();
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
  const today = now.toISOString().slice(0, 10);
  const { from, until, text } = JSON.parse(line.dataset.break);
  line.textContent = from <= today && today <= until ? text : "";
}
