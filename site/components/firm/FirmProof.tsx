import { fill } from "@contractor/core/facts/format/fill.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import { business } from "@contractor/core/facts.ts";
import { LinkedText } from "#components/text/LinkedText.tsx";

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
