import { z } from "zod";
import { photoName } from "@/content/reading/photo-names";
import { paragraph, text } from "@/content/reading/parts";
import { readFolder } from "@/content/reading/read";
import { type ServiceSlug, serviceSlug } from "./service-slugs";

const schema = z.looseObject({
  order: z.number().int().describe("write its place in the menu, from 1"),
  name: text,
  card: z.strictObject({ title: text, description: paragraph, photo: photoName }),
});

export interface ServiceCard {
  id: ServiceSlug;
  title: string;
  description: string;
  photo: string;
  link: string;
}

/** The six services as they stand on a card, from content/services/, in the order of the menu. */
const serviceCards: ServiceCard[] = readFolder("services", schema).map(({ id, card }) => ({
  ...card,
  id: serviceSlug.parse(id),
  link: `/diensten/${id}`,
}));

/** The cards of these services, in this order. */
export function cardsOf(slugs: readonly ServiceSlug[]): ServiceCard[] {
  return slugs.map((slug) => serviceCards.find(({ id }) => id === slug)).filter((card) => card !== undefined);
}
