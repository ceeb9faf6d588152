/** The tools of trades, each by words in the name of its trade. */
const tools = [
  // A plasterer's trowel from the side and from above.
  {
    trade: /stuca|pleister|stuk/i,
    paths: "M20 96h80v12H20zM52 96V78h16v18M36 78h48M36 62h48v16H36zM60 62V44",
  },
  // A flat brush.
  {
    trade: /schild|verf|lak/i,
    paths: "M42 64h36v44H42zM42 78h36M52 108V86M60 108V86M68 108V86M46 64V52h28v12M56 52V24h8v28",
  },
];

/** The tool of any other trade. */
const spiritLevel = "M14 76h92v24H14zM48 82h24v12H48zM58 82v12M62 82v12M26 88h8M86 88h8";

/** A line drawing of the tool of a trade, for a person without a portrait. */
export function ToolDrawing({ role }: { role: string }) {
  return (
    <svg
      viewBox="0 0 120 160"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path d={tools.find(({ trade }) => trade.test(role))?.paths ?? spiritLevel} />
    </svg>
  );
}
