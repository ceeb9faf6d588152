/** Does something when the page and its pictures have been loaded, at once if they are. */
export function onceLoaded(act: () => void): void {
  if (document.readyState === "complete") act();
  else addEventListener("load", act);
}
