import type { ReactNode } from "react";
import { PointList } from "#components/list/PointList.tsx";
import { Paragraphs } from "#components/text/LinkedText.tsx";
import type { ServiceSections } from "#data/services/service-sections.ts";
import { Chapter, SidebarLayout } from "#ui/SidebarLayout.tsx";
import styles from "./IntroBesidePrice.module.css";

interface Props {
  intro: ServiceSections["intro"];
  children: ReactNode;
}

export function IntroBesidePrice({ intro, children }: Props) {
  const [opening, ...otherParagraphs] = intro.paragraphs;
  return (
    <SidebarLayout aside={children}>
      <Chapter heading={intro.heading}>
        <p className={`t-title-s u-above-3 u-below-3 ${styles.opening}`}>{opening}</p>
        <div className={`t-soft ${styles.text}`}>
          <Paragraphs texts={otherParagraphs} />
        </div>
      </Chapter>
      <Chapter heading={intro.benefits.heading}>
        <PointList items={intro.benefits.items} />
      </Chapter>
    </SidebarLayout>
  );
}
