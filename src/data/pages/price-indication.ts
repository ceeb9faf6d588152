import { otherService } from "#contract/options.ts";
import { rateOf } from "#data/business/prices.ts";
import { servicesIn } from "#data/business/services.ts";
import { serviceTexts } from "#data/collections/services.ts";
import { load } from "#data/load.ts";

const services = servicesIn("indication").map(({ slug, label, drawing, lists, panel, price }) => {
  const { indication, visit } = serviceTexts(slug);
  const rate = indication && (panel[0] ?? price);
  return {
    slug,
    label,
    drawing,
    choice: lists.quote ? slug : otherService,
    /** Euro per square metre from which it starts; absent where it has no price. */
    from: rate && rateOf(rate).from,
    parts: indication?.parts ?? [],
    /**
     * What stands below its price; a service that is not worked out says why somebody has to come
     * and look.
     */
    said: indication && { ...indication, parts: undefined },
    visit,
  };
});

/** The words of the price indication, from content/price-indication.yaml and content/services/. */
export const priceIndication = { ...load("content/price-indication.yaml"), services };
