import { LinkedText } from "#components/text/LinkedText.tsx";
import { business } from "#data/facts.ts";
import { fill } from "#data/format/fill.ts";
import { shell } from "#data/shell/shell.ts";

/** Registration, insurance and warranty on one line, with where each is written out. */
export function FirmProof({ as: Tag = "p", className }: { as?: "p" | "li"; className?: string }) {
  const { registration, insurance, warranty } = shell.data.proof;
  const insured =
    business.data.insurance && fill(insurance, { insurance: business.data.insurance });
  const parts = [registration, insured, warranty].filter((part) => part !== undefined);
  return (
    <Tag className={className}>
      <LinkedText text={parts.join(" · ")} />
    </Tag>
  );
}
