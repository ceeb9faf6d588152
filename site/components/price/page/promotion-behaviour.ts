import { isPromoted } from "@contractor/core/prices/price-rules.ts";

// A promotion may end after the page was built.
for (const promotion of document.querySelectorAll<HTMLElement>("[data-promotion-ends]")) {
  if (!isPromoted(promotion.dataset.promotionEnds ?? "none", new Date())) {
    promotion.remove();
  }
}
