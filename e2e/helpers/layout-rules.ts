/**
 * What breaks the rules of the design on the page as it stands at this width, from top to foot:
 * each rule, and where.
 *
 * Runs in the page: everything it needs stands in it.
 *
 * @param touched Whether to look at the size of what can be touched too, which takes up to a third
 * of the time.
 */
export function findFaults(touched: boolean): string[] {
  const faults = new Set<string>();
  const note = (rule: string, { tagName, className }: Element, words: string) =>
    faults.add(
      `${rule}: ${words.trim().replace(/\s+/g, " ").slice(0, 50)} (${tagName}.${className})`,
    );

  const style = (element: Element) => getComputedStyle(element);
  const ancestors = (element: Element | null): Element[] =>
    element ? [element, ...ancestors(element.parentElement)] : [];
  const floats = (element: Element) => /fixed|sticky/.test(style(element).position);
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    ancestors(element).every((each) => style(each).clipPath === "none");

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) {
    note("beside the screen", document.documentElement, `${scrollWidth - innerWidth} px`);
  }
  // Boxes are measured from the top of the page.
  scrollTo({ top: 0, behavior: "instant" });
  /**
   * Every line of text: its element, the words that it is part of, its box, and about how long it
   * is.
   */
  interface Line {
    element: Element;
    words: string;
    box: DOMRect;
    length: number;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue ?? "";
    if (!element || !text.trim() || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName)) {
      continue;
    }
    if (!isSeen(element)) {
      continue;
    }
    const rangeOf = (from: number, to: number) => {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range;
    };
    const words = text.trim().replace(/\s+/g, " ");
    const boxes = [...rangeOf(0, text.length).getClientRects()].filter(({ width }) => width > 0);
    const width = boxes.reduce((sum, box) => sum + box.width, 0);
    for (const box of boxes) {
      lines.push({ element, words, box, length: (words.length * box.width) / width });
    }
    if (!element.closest("h1, h2, h3, h4")) {
      continue;
    }
    // Each part of a word that has to stay whole: what is not behind a soft hyphen, a hyphen or a
    // slash. That a browser's dictionary would put a hyphen there is no help, since most browsers
    // have none.
    for (const { 0: part, index } of text.matchAll(/[^\s\u00ad/–-]+/g)) {
      // The hyphen that ends the line before it counts as a box of the letter behind it.
      const lineOf = (at: number) => [...rangeOf(at, at + 1).getClientRects()].at(-1)?.bottom;
      if (lineOf(index) !== lineOf(index + part.length - 1)) {
        note("broken word", element, part);
      }
    }
  }

  const probe = document.body.appendChild(document.createElement("div"));
  probe.style.inlineSize = "var(--edge)";
  const margin = probe.getBoundingClientRect().width;
  probe.remove();

  for (const { element, words, box } of lines) {
    const small = box.height * 0.2;
    const isCutBy = ({ left, right, top, bottom }: DOMRect) => {
      const isBeside = box.left < left - 1 || box.right > right + 1;
      return isBeside || box.top + small < top || box.bottom - small > bottom;
    };
    let elsewhere = false;
    for (const each of ancestors(element)) {
      const { overflowX, overflowY, textOverflow, position } = style(each);
      if (each === document.body || each === document.documentElement) {
        continue;
      }
      // Scrolled away, shortened with dots, or beside the page.
      const scrolls = /auto|scroll/.test(overflowX + overflowY) || textOverflow === "ellipsis";
      const clips = !scrolls && (overflowX !== "visible" || overflowY !== "visible");
      if (clips && isCutBy(each.getBoundingClientRect())) {
        note("cut off", element, words);
      }
      const isWide = scrolls && each.scrollWidth > each.clientWidth;
      if (isWide && element.closest("table")) {
        note("wide table", element, words);
      }
      elsewhere = scrolls || position === "fixed";
      if (elsewhere) {
        break;
      }
    }
    // Letters hang a little over the margin, large ones more, so that they stand on its line.
    const hang = Math.max(4, parseFloat(style(element).fontSize) * 0.07);
    const least = Math.min(box.left, innerWidth - box.right);
    if (!elsewhere && least < margin - hang) {
      note(least < -1 ? "beside the screen" : "off the margins", element, words);
    }
  }

  // Lines of one block, that several elements may share.
  const blockOf = ({ element }: Line) =>
    ancestors(element).find((each) => !style(each).display.startsWith("inline"));
  for (const [block = document.body, inBlock] of Map.groupBy(lines, blockOf)) {
    for (const row of Map.groupBy(inBlock, ({ box }) =>
      Math.round((box.top + box.bottom) / 12),
    ).values()) {
      const length = Math.round(row.reduce((sum, line) => sum + line.length, 0));
      if (length > 75) {
        note("long line", block, `${length}: ${row.map(({ words }) => words).join(" ")}`);
      }
    }
  }

  // What floats beside the text may come over every line of its column; of bars, from side to side,
  // what is below one is off the screen.
  for (const element of document.querySelectorAll("body *")) {
    const box = element.getBoundingClientRect();
    if (!floats(element) || !isSeen(element) || box.width >= innerWidth - 1) {
      continue;
    }
    // Out of sight until it is asked for, as the link to the content is.
    if (box.width === 0 || box.bottom <= 0 || box.top >= innerHeight) {
      continue;
    }
    const isFixed = style(element).position === "fixed";
    const column = (
      (!isFixed && element.parentElement) ||
      document.documentElement
    ).getBoundingClientRect();
    for (const line of lines) {
      if (element.contains(line.element) || ancestors(line.element).some(floats)) {
        continue;
      }
      const isBeside = line.box.right <= box.left + 1 || line.box.left >= box.right - 1;
      const isOutside = line.box.bottom <= column.top || line.box.top >= column.bottom;
      if (!isBeside && !isOutside) {
        note("covered", line.element, `${line.words}, by ${element.textContent}`);
      }
    }
  }

  /**
   * Scrolls to where what is at this height of the page is not under a bar; returns where on the
   * screen it is then.
   */
  const show = (top: number): number => {
    const fromMiddle = top - scrollY - innerHeight / 2;
    if (Math.abs(fromMiddle) > innerHeight / 4) {
      scrollBy({ top: fromMiddle, behavior: "instant" });
    }
    return top - scrollY;
  };
  /** Whether an element hides what is below it. */
  const hides = (element: Element) =>
    isSeen(element) &&
    (["IMG", "CANVAS", "VIDEO", "INPUT"].includes(element.tagName) ||
      style(element).backgroundImage !== "none" ||
      !/^(transparent|rgba\(.*, 0\))$/.test(style(element).backgroundColor));
  for (const { element, words, box } of lines) {
    // What is inside something that floats has moved on since its lines were measured.
    if (ancestors(element).some(floats)) {
      continue;
    }
    const y = show((box.top + box.bottom) / 2);
    for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
      const hit = document.elementFromPoint(x, y);
      if (!hit || element.contains(hit)) {
        continue;
      }
      const above = ancestors(hit).filter((each) => !each.contains(element));
      if (above.some(hides) && !above.some(floats)) {
        note("covered", element, `${words}, by ${hit.tagName}.${hit.className}`);
      }
    }
  }

  // Of the middle from where a target's own middle is, the nearest first.
  const offsets = Array.from({ length: 43 }, (_, i) => (i % 2 ? 1 : -1) * Math.ceil(i / 2));
  const touchable = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  for (const target of document.querySelectorAll<HTMLInputElement>(touched ? touchable : "none")) {
    if (!isSeen(target) || target.disabled) {
      continue;
    }
    show(target.getBoundingClientRect().top + scrollY);
    const box = target.getBoundingClientRect();
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    if (y < 44 || y > innerHeight - 44 || x < 0 || x > innerWidth) {
      continue;
    }
    const label = target.closest("label") ?? target.labels?.[0];
    /** Whether a finger there reaches it, or what floats past at this moment. */
    const at = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return (
        hit !== null &&
        (target.contains(hit) || label?.contains(hit) || ancestors(hit).some(floats))
      );
    };
    const around = [...(target.parentElement?.childNodes ?? [])].filter((each) => each !== target);
    const isInText =
      style(target).display === "inline" && around.some((each) => each.textContent?.trim());
    if (isInText || !at(0, 0)) {
      continue;
    }
    /**
     * Whether a finger reaches it all the way across, beyond its box too: the middle may lie
     * between two pixels.
     */
    const fits = (dx: number, dy: number) =>
      offsets.some((far) => [far - 21, far + 21].every((step) => at(dx * step, dy * step)));
    if (!fits(1, 0) || !fits(0, 1)) {
      note("small target", target, target.textContent || target.getAttribute("aria-label") || "");
    }
  }
  scrollTo({ top: 0, behavior: "instant" });
  return [...faults];
}
