// A palette and the field that it is for have the same colour, whichever of the two is changed.
document.addEventListener("input", ({ target }) => {
  const field = document.getElementById(target.dataset.writes ?? "");
  if (field) {
    field.value = target.value;
  }
  const palette = document.querySelector(`[data-writes="${target.id}"]`);
  const code = /^#?([\da-f]{6})$/i.exec(target.value.trim())?.[1];
  if (palette && code) {
    palette.value = `#${code}`;
  }
});
