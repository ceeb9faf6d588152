import type { SVGProps } from "react";

/** A line icon on a grid of 24. It is decorative: the text beside it has its meaning. */
const icon =
  (path: string, attributes?: SVGProps<SVGSVGElement>) =>
  ({ className }: { className?: string | undefined }) => (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      aria-hidden="true"
      {...attributes}
    >
      <path d={path} />
    </svg>
  );

export const ChevronDown = icon("m5 8 7 8 7-8", { width: 14, height: 14, strokeWidth: 3 });
export const Bars = icon("M0 7.5h24M0 16.5h24", { strokeWidth: 3 });
export const Cross = icon("m3.5 3.5 17 17M20.5 3.5l-17 17", { strokeWidth: 3 });
export const Close = icon("m5 5 14 14M19 5 5 19");
export const Receiver = icon(
  "M6.6 2 9.4 7.5 7.4 9.7c1.3 3 3.9 5.6 6.9 6.9l2.2-2 5.5 2.8V21c0 .6-.4 1-1 1C10.5 22 2 13.5 2 3c0-.6.4-1 1-1z",
  { width: 22, height: 22, fill: "currentColor", strokeWidth: 0 },
);
export const Plus = icon("M12 2v20M2 12h20", { width: 20, height: 20, strokeWidth: 3.5 });
export const Instagram = icon("M3 3h18v18H3zM16.5 12a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0z");
