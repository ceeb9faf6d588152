import { business } from "@/content/business/business";
import { errors } from "@/content/pages/errors";
import { islandFailureId } from "@/features/shared/island-failure";
import { Button, ButtonLink } from "@/ui/Button";
import styles from "./IslandFailure.module.css";

const { island, technical } = errors;

/** What a visitor reads where an island breaks. In every page, and shown in none until then. */
export function IslandFailure() {
  return (
    <template id={islandFailureId}>
      <div className={styles.failure}>
        <p className="bold">{island.heading}</p>
        <p>{island.text}</p>
        <div className="actions above-2 below-2">
          <Button>{island.reload}</Button>
          <ButtonLink href={`tel:${business.phoneInternational}`} tone="line">
            {island.call}
          </ButtonLink>
          <ButtonLink href={`mailto:${business.email}`} tone="line">
            {business.email}
          </ButtonLink>
        </div>
        <p className="small" lang="en">
          {technical}
        </p>
      </div>
    </template>
  );
}
