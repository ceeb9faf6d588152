import { shell } from "@/content/pages/shell";
import type { Comparison as Pair } from "@/content/schemas/common";
import { Comparison } from "@/features/comparison/Comparison";
import { CaptionedComparison } from "./CaptionedComparison";
import type { PhotoUse } from "./photo-files";
import { Photograph } from "./Photograph";

interface Props {
  pair: Pair;
  size?: PhotoUse;
  /** Below the pictures, or beside them on wide screens: at the start or the end of the line. */
  caption?: "below" | "start" | "end";
  /** Shows how the divider is moved: at the first one of a page. */
  hint?: boolean;
}

/** Two pictures under one divider, and what was done between them. */
export function BeforeAfter({ pair, size = "full", caption, hint }: Props) {
  const { title, description, before, after } = pair;
  return (
    <CaptionedComparison title={title} description={description} caption={caption} hint={hint}>
      <Comparison
        title={title}
        texts={shell.comparison}
        before={<Photograph name={before} size={size} />}
        after={<Photograph name={after} size={size} />}
      />
    </CaptionedComparison>
  );
}
