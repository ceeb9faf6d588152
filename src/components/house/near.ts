/** Fetches the lines of a drawing, and draws them. */
function draw(drawing: SVGElement): void {
  for (const shape of drawing.querySelectorAll<SVGElement>("[data-shape]")) {
    shape.setAttribute("href", `${drawing.dataset.file}#${shape.dataset.shape}`);
  }
}

const drawings = document.querySelectorAll<SVGElement>("[data-file]");

/** A screen ahead, so that nobody sees them arrive. One that is not displayed is never near. */
const whenNear = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) {
        whenNear.unobserve(target);
        draw(target as SVGElement);
      }
    }
  },
  { rootMargin: "100% 0px" },
);

for (const drawing of drawings) {
  whenNear.observe(drawing);
}

addEventListener("beforeprint", () => drawings.forEach(draw));
