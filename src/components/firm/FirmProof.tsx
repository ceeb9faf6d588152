import { LinkedText } from "#components/text/LinkedText.tsx";
import { business } from "#data/firm/business.ts";
import { fill } from "#data/format/fill.ts";
import { shell } from "#data/shell/shell.ts";
import { classes } from "#ui/classes.ts";

/** Registration, insurance and warranty side by side, with where each is written out. */
export function FirmProof({ as: Tag = "p", className }: { as?: "p" | "li"; className?: string }) {
  const { registration, insurance, warranty } = shell.data.proof;
  const insured =
    business.data.insurance && fill(insurance, { insurance: business.data.insurance });
  const parts = [registration, insured, warranty].filter((part) => part !== undefined);
  return (
    <Tag className={classes("l-wrap", className)}>
      {parts.map((part) => (
        <span key={part}>
          <LinkedText text={part} />
        </span>
      ))}
    </Tag>
  );
}
