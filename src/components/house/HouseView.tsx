import { Drawing, type Shape } from "./Drawing.tsx";
import { type Part, partNames, views } from "./parts.ts";

interface Props {
  view: keyof typeof views;
  /** The parts in colour; the others are pale lines. */
  coloured: readonly Part[];
  className?: string | undefined;
}

/** What is drawn before the parts, and over them. */
const surroundings = {
  wide: { around: ["wide-street", "wide-garden"], frame: "wide-frame", over: "wide-ground" },
  tall: { around: [], frame: "tall-frame", over: "tall-ground" },
};

export function HouseView({ view, coloured, ...props }: Props) {
  const { around, frame, over } = surroundings[view];
  const shapes: Shape[] = [
    ...around.map((id) => ({ id, part: "around" as const })),
    { id: frame },
    ...partNames.map((part) => ({
      id: `${view}-${part}`,
      part,
      isPale: !coloured.includes(part),
    })),
    { id: over },
  ];
  return <Drawing viewBox={views[view]} shapes={shapes} {...props} />;
}
