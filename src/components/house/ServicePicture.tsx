import { Photograph } from "#components/photo/Photograph.tsx";
import type { ServiceCard } from "#data/services/service-texts.ts";
import { Drawing } from "./Drawing.tsx";
import { type Part, parts } from "./parts.ts";

interface Props {
  card: ServiceCard;
  part: Part | undefined;
  size: "half" | "quarter";
  className?: string | undefined;
}

/** The picture of a service: its own cut of the house, or its photograph where it has no part. */
export function ServicePicture({ card, part, size, className }: Props) {
  return part ? (
    <Drawing
      viewBox={parts[part].cut}
      shapes={[{ id: "wide-frame" }, { id: `wide-${part}`, part }]}
      className={className}
    />
  ) : (
    <Photograph name={card.photo} size={size} height="auto" className={className} decorative />
  );
}
