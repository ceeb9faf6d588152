import type { Page } from "@playwright/test";

/**
 * Translates a page as browsers and extensions do: elements take the place of each text, also of
 * texts that are added later. The words stay as they are, so that they can be compared.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const untranslated = "script, style, noscript, font, option, textarea, svg";

    function translateText(text: Node): void {
      if (!text.nodeValue?.trim() || text.parentElement?.closest(untranslated)) {
        return;
      }
      const outer = document.createElement("font");
      outer.appendChild(document.createElement("font")).textContent = text.nodeValue;
      text.parentNode?.replaceChild(outer, text);
    }

    function translateIn(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) {
        texts.push(walker.currentNode);
      }
      texts.forEach(translateText);
    }

    translateIn(document.body);
    new MutationObserver((mutations) => {
      for (const { addedNodes, target, type } of mutations) {
        if (type === "characterData") {
          translateText(target);
        }
        for (const node of addedNodes) {
          if (node.nodeType === Node.TEXT_NODE) {
            translateText(node);
          } else {
            translateIn(node);
          }
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
