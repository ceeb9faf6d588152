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
export const Close = () => (
  <Icon>
    <path d="m5 5 14 14M19 5 5 19" />
  </Icon>
);
export const Phone = () => (
  <Icon>
    <path d="M5 3h4l2 5-2.5 2a13 13 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z" />
  </Icon>
);
export const Mail = () => (
  <Icon>
    <path d="M3 5h18v14H3zM3 6l9 7 9-7" />
  </Icon>
);
export const Pin = () => (
  <Icon>
    <path d="M12 22s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />
  </Icon>
);
export const Clock = () => (
  <Icon>
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2" />
  </Icon>
);
