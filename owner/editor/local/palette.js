// Writes the colour that is picked from a palette in the field that it is for.
document.addEventListener("input", ({ target }) => {
  const field = document.getElementById(target.dataset.writes ?? "");
  if (field) {
    field.value = target.value;
  }
});
