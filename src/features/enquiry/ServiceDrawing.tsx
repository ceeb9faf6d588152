import type { Drawing } from "@/content/schemas/services";

const line = { stroke: "#12151c", strokeWidth: 2, fill: "none" };
const white = { ...line, fill: "#fff" };

/** What stands on a tile, as services.yaml names it. */
const drawings: Record<Drawing, React.ReactNode> = {
  room: (
    <>
      <path {...white} d="M1 1h62v36H1z" />
      <path fill="#d9d9d2" d="M2 2h15v34H2z" />
      <path {...line} d="M17 1v36M0 43h64" />
      <path fill="#1b3fd6" d="M41 13h13v24H41z" />
    </>
  ),
  render: (
    <>
      <path fill="#d9d9d2" d="M1 1h30v42H1z" />
      <path
        {...line}
        d="M1 8h30M1 15h30M1 22h30M1 29h30M1 36h30M9 1v7m14-7v7M16 8v7M9 15v7m14-7v7m-7 0v7m-7 0v7m14-7v7m-7 0v7"
      />
      <path {...white} d="M31 1h32v42H31z" />
      <path {...line} strokeWidth="4" d="M31 0v44" />
    </>
  ),
  ornament: (
    <>
      <path {...white} d="M1 1h62v42H1z" />
      <path
        {...line}
        d="M8 12c8-8 16 8 24 0s16 8 24 0M8 22c8-8 16 8 24 0s16 8 24 0M8 32c8-8 16 8 24 0s16 8 24 0"
      />
    </>
  ),
  facade: (
    <>
      <path {...white} d="M9 5h46v38H9z" />
      <path fill="#12151c" d="M6 1h52v5H6zM16 12h10v10H16zm16 0h16v10H32zm0 16h16v11H32z" />
      <path fill="#1b3fd6" d="M15 28h11v15H15z" />
      <path {...line} d="M0 43h64" />
    </>
  ),
  blocks: (
    <>
      <path {...white} d="M1 29h26v14H1zM27 29h26v14H27zM14 15h26v14H14zM1 15h13v14H1zM1 1h26v14H1z" />
      <path fill="#1b3fd6" d="M40 15h13v14H40z" />
      <path {...line} d="M0 43h64" />
    </>
  ),
  roller: (
    <>
      <path fill="#1b3fd6" d="M4 4h40v14H4z" />
      <path {...line} strokeWidth="3" d="M44 11h14v14H32v6" />
      <path fill="#12151c" d="M29 29h6v15h-6z" />
    </>
  ),
};

/** The work in a few lines. */
export function ServiceDrawing({ name }: { name: Drawing }) {
  return (
    <svg viewBox="0 0 64 44" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
