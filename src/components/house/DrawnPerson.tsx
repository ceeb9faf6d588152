import { Drawing } from "./Drawing.tsx";

/** The people of the drawing, by words in the name of their trade. */
const trades = [
  { words: /stuca|pleister|stuk/i, id: "plasterer" },
  { words: /schild|verf|lak/i, id: "painter" },
];

/** Who comes with a folding rule: anybody else. */
const supervisor = "supervisor";

export function DrawnPerson({ role, className }: { role: string; className?: string | undefined }) {
  const id = trades.find(({ words }) => words.test(role))?.id ?? supervisor;
  const viewBox = id === "plasterer" ? "-69 -134 122 144" : "-50 -134 122 144";
  return <Drawing viewBox={viewBox} shapes={[{ id }]} className={className} />;
}
