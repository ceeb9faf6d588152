import { Paragraphs } from "#components/text/Paragraphs.tsx";
import type { CaseStudy } from "#data/cases/cases.ts";
import type { CaseDetailTexts } from "#data/cases/cases-page.ts";
import { SidebarLayout } from "#ui/SidebarLayout.tsx";
import { CasePanels } from "./CasePanels.tsx";

interface Props {
  entry: CaseStudy;
  texts: CaseDetailTexts;
}

/** The description of a case study, with its facts, techniques and materials beside it. */
export function CaseArticle({ entry, texts }: Props) {
  return (
    <SidebarLayout still aside={<CasePanels entry={entry} texts={texts} />}>
      <div className="t-text-l">
        <Paragraphs texts={entry.fullDescription} />
      </div>
    </SidebarLayout>
  );
}
