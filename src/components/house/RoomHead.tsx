import type { ReactNode } from "react";
import { Breadcrumb } from "#components/navigation/Breadcrumb.tsx";
import { servicePages } from "#data/services/service-pages.ts";
import { servicePath } from "#data/services/service-path.ts";
import { serviceAt } from "#data/services/services.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import { Drawing, type Shape } from "./Drawing.tsx";
import { type Part, partNames, partOf, rooms } from "./parts.ts";
import styles from "./RoomHead.module.css";

interface Props {
  service: string;
  heading: string;
  lead: string;
  price?: ReactNode;
  /** What stands below the lead, and on wide screens beside it. */
  children: ReactNode;
}

/** The room of the house that heads the page of a service, if it has one. */
export function roomOf(service: string) {
  const part = partOf(serviceAt(service));
  return part && part in rooms ? (part as keyof typeof rooms) : undefined;
}

/** The shapes of a room: its own part last, and what is around it in pale lines. */
function shapesOf(room: Part): Shape[] {
  const others = partNames.filter((part) => part !== room);
  return [
    { id: "wide-street", isPale: true },
    { id: "wide-garden", isPale: true },
    { id: "wide-frame" },
    ...others.map((part) => ({ id: `wide-${part}`, isPale: true })),
    { id: `wide-${room}` },
    { id: "wide-ground" },
  ];
}

/**
 * The first screen of a service page with its room of the house: beside a plane with the name and
 * the price, or above it.
 */
export function RoomHead({ service, heading, lead, price, children }: Props) {
  const room = roomOf(service);
  if (!room) {
    throw new Error(`${service} has no room in the house`);
  }
  const { plane, across, cut } = rooms[room];
  const label = servicePages.data.rooms[room];
  const shapes = shapesOf(room);
  return (
    <div className={styles.head}>
      <Drawing viewBox={cut} shapes={shapes} label={label} className={styles.cut} />
      <Drawing viewBox={across} shapes={shapes} label={label} className={styles.across} />
      <div className={classes(styles.plane, `plane-${plane}`)}>
        <Breadcrumb path={servicePath(service)} />
        <Heading level={1} className={styles.heading} text={heading} />
        {price}
      </div>
      <p className={`t-lead ${styles.lead}`}>{lead}</p>
      <div className={styles.next}>{children}</div>
    </div>
  );
}
