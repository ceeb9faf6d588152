/** What stands where on a page, by the rules of its design: for the browser, so that it imports nothing. */
interface Fault {
  rule: string;
  what: string;
}

/**
 * Looks through the whole page as it stands at this width, from top to foot.
 *
 * Runs in the page: everything it needs stands in it.
 *
 * @param touched Whether to look at the size of what can be touched too, which takes up to a third of the time.
 */
export function findFaults(touched: boolean): Fault[] {
  const faults = new Map<string, Fault>();
  const note = (rule: string, element: Element, words = element.textContent ?? "") => {
    const what = `${words.trim().replace(/\s+/g, " ").slice(0, 50)} (${element.tagName.toLowerCase()}.${element.className})`;
    faults.set(`${rule} ${what}`, { rule, what });
  };

  const style = (element: Element) => getComputedStyle(element);
  /** Asks it once of each element: asking the browser is what takes time. */
  const once = <T>(ask: (element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element: Element): T => {
      const answer = known.has(element) ? (known.get(element) as T) : ask(element);
      known.set(element, answer);
      return answer;
    };
  };
  const ancestors = once((element): Element[] => [
    element,
    ...(element.parentElement ? ancestors(element.parentElement) : []),
  ]);
  const frameOf = once((element) => {
    const { overflowX, overflowY, textOverflow, position } = style(element);
    return { overflowX, overflowY, textOverflow, position };
  });
  const floats = (element: Element) => ["fixed", "sticky"].includes(frameOf(element).position);
  /** Bars run from side to side: what is below one is off the screen. */
  const isBar = (element: Element) => element.getBoundingClientRect().width >= innerWidth - 1;
  const scrolls = (element: Element) =>
    element !== document.documentElement && /auto|scroll/.test(frameOf(element).overflowX);
  const isClipped = once(
    (element): boolean =>
      style(element).clipPath !== "none" ||
      (element.parentElement !== null && isClipped(element.parentElement)),
  );
  const isSeen = once(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClipped(element),
  );

  /** Every line of text: its element, its words and its box, measured from the top of the page. */
  interface Line {
    element: Element;
    words: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue ?? "";
    if (!element || !text.trim() || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName)) continue;
    if (!isSeen(element)) continue;
    const rangeOf = (from: number, to: number) => {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range;
    };
    let line: Line | undefined;
    for (const { 0: word, index } of text.matchAll(/\S+/g)) {
      const box = rangeOf(index, index + word.length).getBoundingClientRect();
      if (box.width === 0) continue;
      const top = box.top + scrollY;
      if (line && Math.abs(line.top - top) < box.height / 2) {
        line.words += ` ${word}`;
        line.right = Math.max(line.right, box.right);
      } else {
        line = { element, words: word, left: box.left, right: box.right, top, bottom: top + box.height };
        lines.push(line);
      }
    }
    if (!element.closest("h1, h2, h3, h4")) continue;
    // Each part of a word that has to stay whole: what is not behind a soft hyphen, a hyphen or a slash. That a browser's
    // dictionary would put a hyphen there is no help, since most browsers have none.
    for (const { 0: part, index } of text.matchAll(/[^\s\u00ad/–-]+/g)) {
      // The hyphen that ends the line before it counts as a box of the letter behind it.
      const lineOf = (at: number) => [...rangeOf(at, at + 1).getClientRects()].at(-1)?.bottom;
      if (lineOf(index) !== lineOf(index + part.length - 1)) note("broken word", element, part);
    }
  }

  const probe = document.body.appendChild(document.createElement("div"));
  probe.style.inlineSize = "var(--edge)";
  const margin = probe.getBoundingClientRect().width;
  probe.remove();
  /** Letters hang a little over the margin, large ones more, so that they stand on its line. */
  const optical = (element: Element) => Math.max(4, parseFloat(style(element).fontSize) * 0.07);

  for (const { element, words, left, right, top, bottom } of lines) {
    const over = ancestors(element);
    // Scrolled away, shortened with dots, or beside the page.
    const elsewhere = over.some(
      (each) =>
        scrolls(each) || frameOf(each).textOverflow === "ellipsis" || frameOf(each).position === "fixed",
    );
    const hang = optical(element);
    if (!elsewhere && (left < -1 || right > innerWidth + 1)) note("beside the screen", element, words);
    else if (!elsewhere && (left < margin - hang || right > innerWidth - margin + hang))
      note("off the margins", element, words);
    for (const each of over) {
      const { overflowX, overflowY, textOverflow } = frameOf(each);
      if (overflowX === "visible" && overflowY === "visible") continue;
      if (each === document.body || each === document.documentElement) continue;
      if (textOverflow === "ellipsis" || scrolls(each) || /auto|scroll/.test(overflowY)) break;
      const frame = each.getBoundingClientRect();
      const small = (bottom - top) * 0.2;
      const cut =
        left < frame.left - 1 ||
        right > frame.right + 1 ||
        top + small < frame.top + scrollY ||
        bottom - small > frame.bottom + scrollY;
      if (cut) note("cut off", element, words);
    }
  }

  // Lines of one block, that several elements may share.
  const blocks = new Map<Element, Map<number, string>>();
  for (const { element, words, top, bottom } of lines) {
    const block = ancestors(element).find((each) => !style(each).display.startsWith("inline"));
    if (!block) continue;
    const rows = blocks.get(block) ?? new Map<number, string>();
    blocks.set(block, rows);
    const row = Math.round((top + bottom) / 12);
    rows.set(row, `${rows.get(row) ?? ""} ${words}`.trim());
  }
  for (const [block, rows] of blocks)
    for (const words of rows.values())
      if (words.length > 75) note("long line", block, `${words.length}: ${words}`);

  // What floats beside the text without running from side to side may come over every line of its column.
  for (const element of document.querySelectorAll("body *")) {
    if (!floats(element) || !isSeen(element) || isBar(element)) continue;
    const box = element.getBoundingClientRect();
    // Out of sight until it is asked for, as the link to the content is.
    if (box.width === 0 || box.bottom <= 0 || box.top >= innerHeight) continue;
    const fixed = frameOf(element).position === "fixed";
    const range = (fixed ? document.documentElement : element.parentElement)?.getBoundingClientRect();
    if (!range) continue;
    for (const line of lines) {
      if (element.contains(line.element) || ancestors(line.element).some((each) => floats(each))) continue;
      const beside = line.right <= box.left + 1 || line.left >= box.right - 1;
      const outside = line.bottom <= range.top + scrollY || line.top >= range.bottom + scrollY;
      if (!beside && !outside) note("covered", line.element, `${line.words}, by ${element.textContent}`);
    }
  }

  /** Whether an element hides what is below it. */
  const hides = once(
    (element) =>
      isSeen(element) &&
      (["IMG", "CANVAS", "VIDEO", "INPUT"].includes(element.tagName) ||
        style(element).backgroundImage !== "none" ||
        !/^(transparent|rgba\(.*, 0\))$/.test(style(element).backgroundColor)),
  );
  const touchable = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  const targets = [...document.querySelectorAll(touched ? touchable : "none")].filter(
    (element) => isSeen(element) && !(element as HTMLInputElement).disabled,
  );
  const unseen = new Set(lines);
  const untouched = new Set(targets);
  const end = document.documentElement.scrollHeight;
  for (let y = 0; y < end; y += innerHeight / 3) {
    scrollTo({ top: y, behavior: "instant" });
    for (const line of unseen) {
      const middle = (line.top + line.bottom) / 2 - scrollY;
      if (middle < 1 || middle > innerHeight - 1) continue;
      const places = [line.left + 2, (line.left + line.right) / 2, line.right - 2];
      const hits = places.map((x) => document.elementFromPoint(x, middle));
      if (
        hits.some((hit) => hit && ancestors(hit).some((each) => floats(each) && !each.contains(line.element)))
      )
        continue;
      unseen.delete(line);
      // What is inside something that floats has moved on since its lines were measured.
      if (ancestors(line.element).some(floats)) continue;
      for (const hit of hits)
        if (
          hit &&
          !line.element.contains(hit) &&
          ancestors(hit).some((each) => !each.contains(line.element) && hides(each))
        )
          note("covered", line.element, `${line.words}, by ${hit.tagName}.${hit.className}`);
    }
    for (const target of untouched) {
      const label = target.closest("label") ?? (target as HTMLInputElement).labels?.[0];
      const areas = [target, ...(label ? [label] : [])];
      const boxes = areas.map((area) => area.getBoundingClientRect());
      const box = boxes[0] as DOMRect;
      const x = (box.left + box.right) / 2;
      const middle = (box.top + box.bottom) / 2;
      if (middle < 44 || middle > innerHeight - 44 || x < 0 || x > innerWidth) continue;
      const hitAt = (dx: number, dy: number) => document.elementFromPoint(x + dx, middle + dy);
      /** Whether a finger there reaches it, or what floats past at this moment. */
      const at = (dx: number, dy: number) => {
        const hit = hitAt(dx, dy);
        return hit !== null && (areas.some((area) => area.contains(hit)) || ancestors(hit).some(floats));
      };
      const isUnderBar = (hit: Element | null) =>
        hit !== null && ancestors(hit).some((each) => floats(each) && !each.contains(target));
      if ([-22, 0, 22].some((dy) => isUnderBar(hitAt(0, dy))) || !at(0, 0)) continue;
      untouched.delete(target);
      const inText =
        style(target).display === "inline" &&
        [...(target.parentElement?.childNodes ?? [])].some(
          (each) => each !== target && each.textContent?.trim(),
        );
      if (inText) continue;
      if ([at(0, -21), at(0, 21), at(-21, 0), at(21, 0)].every(Boolean)) continue;
      // What a finger reaches, also beyond the box: how far the target goes up and down, to the left and right.
      const reach = (dx: number, dy: number) => {
        let far = 0;
        // In large steps first: looking is what takes time.
        for (const step of [6, 1]) while (far < 44 && at(dx * (far + step), dy * (far + step))) far += step;
        return far;
      };
      // The middle may lie between two pixels.
      if (reach(0, -1) + reach(0, 1) + 1 < 43 || reach(-1, 0) + reach(1, 0) + 1 < 43)
        note("small target", target, target.textContent || target.getAttribute("aria-label") || "");
    }
  }
  scrollTo({ top: 0, behavior: "instant" });
  return [...faults.values()];
}
