import type { SVGProps } from "react";

/** Line icons on a grid of 24; decorative, so the text beside them says what they mean. */
function Icon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      aria-hidden="true"
      {...props}
    />
  );
}

export const ChevronDown = () => (
  <Icon width="14" height="14" strokeWidth="3">
    <path d="m5 8 7 8 7-8" />
  </Icon>
);
export const Bars = () => (
  <Icon strokeWidth="3">
    <path d="M0 7.5h24M0 16.5h24" />
  </Icon>
);
export const Cross = () => (
  <Icon strokeWidth="3">
    <path d="m3.5 3.5 17 17M20.5 3.5l-17 17" />
  </Icon>
);
export const Close = () => (
  <Icon>
    <path d="m5 5 14 14M19 5 5 19" />
  </Icon>
);
