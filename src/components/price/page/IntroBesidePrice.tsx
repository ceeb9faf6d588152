import type { ReactNode } from "react";
import { PointList } from "#components/list/PointList.tsx";
import { Paragraphs } from "#components/text/LinkedText.tsx";
import type { HeadedPoints, Introduction } from "#data/services/service-sections.ts";
import { Chapter, SidebarLayout } from "#ui/SidebarLayout.tsx";
import styles from "./IntroBesidePrice.module.css";

interface Props {
  intro: Introduction;
  benefits: HeadedPoints;
  children: ReactNode;
}

export function IntroBesidePrice({ intro, benefits, children }: Props) {
  const [opening, ...otherParagraphs] = intro.paragraphs;
  return (
    <SidebarLayout aside={children}>
      <Chapter heading={intro.heading}>
        <p className={`t-title-s u-above-3 u-below-3 ${styles.opening}`}>{opening}</p>
        <div className={`t-soft ${styles.text}`}>
          <Paragraphs texts={otherParagraphs} />
        </div>
      </Chapter>
      <Chapter heading={benefits.heading}>
        <PointList items={benefits.items} />
      </Chapter>
    </SidebarLayout>
  );
}
