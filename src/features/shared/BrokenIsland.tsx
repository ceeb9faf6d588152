import { islandFailureId } from "./island-failure";

/** Fills the element with the document's words for an island that broke: in the page once, not in every island. */
function fill(place: HTMLElement | null) {
  const words = document.getElementById(islandFailureId);
  if (!place || !(words instanceof HTMLTemplateElement)) return;
  place.replaceChildren(words.content.cloneNode(true));
  place.querySelector("button")?.addEventListener("click", () => location.reload());
  place.focus();
}

/** What stands in the place of an island that broke. */
export function BrokenIsland() {
  return <div ref={fill} role="alert" tabIndex={-1} />;
}
