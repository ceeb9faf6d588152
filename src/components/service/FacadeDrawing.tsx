/** Where the number of each part stands, in the order of the list. */
const places = [
  [186, 128],
  [106, 452],
  [452, 232],
  [276, 176],
  [106, 262],
  [392, 398],
  [62, 340],
  [354, 262],
  [300, 55],
  [330, 484],
] as const;

const windows = [116, 204, 292].flatMap((x) => [`M${x} 108h56v104h-56z`, `M${x} 292h56v104h-56z`]).join("");
const bars = [116, 204, 292]
  .flatMap((x) => [`M${x} 142h56M${x + 28} 142v70`, `M${x} 326h56M${x + 28} 326v70`])
  .join("");
const bricks = [236, 248, 260, 272]
  .map((y, row) => `M90 ${y}h120M${row % 2 === 0 ? 102 : 116} ${y}v12${"m28-12v12".repeat(3)}`)
  .join("");
const mesh = `M276 232v52${"m14-52v52".repeat(8)}M276 232h112${"m-112 13h112".repeat(4)}`;

/** The elevation of a house front under repair, with the numbers of the list on it. */
export function FacadeDrawing() {
  return (
    <svg viewBox="0 0 520 620" fill="none" stroke="var(--ink)" strokeWidth="3" aria-hidden="true">
      <path fill="#fff" d="M90 70h300v530H90z" />
      <path fill="var(--joint)" stroke="none" d="M262 84h28v76h-8v34h-9v-22h-11z" />
      <path fill="var(--yellow)" d="M74 76h16v470H74z" />
      <path strokeWidth="1.5" d={bricks} />
      <path strokeWidth="1.5" d={mesh} />
      <path strokeWidth="1.5" d="M186 84l6 22-9 16 11 26-7 18 5 22" />
      <path fill="var(--ink)" d="M90 546h300v54H90z" />
      <path fill="#fff" d="M68 44h344v22H68zM80 66h320v14H80z" />
      <path fill="#fff" d={windows} />
      <path fill="#fff" d="M208 436h146v92H208z" />
      <path d={`${bars}M208 464h146M281 464v64`} />
      <path fill="var(--cobalt)" d="M116 436h64v164h-64z" />
      <path d="M126 452h44v38h-44zM166 520v16" />
      <path fill="var(--ink)" d="M276 396h130v14H276z" />
      <path
        strokeWidth="1.5"
        d="M280 396v-44h122v44M300 352v44M320 352v44M340 352v44M360 352v44M380 352v44"
      />
      <path
        stroke="var(--ink-soft)"
        strokeWidth="2"
        d="M424 20v580M492 20v580M414 150h88M414 300h88M414 450h88M424 300l68-150M424 600l68-150M424 450l68-150"
      />
      <path d="M0 600h520" />
      <g stroke="none" fontWeight="800" fontSize="18" textAnchor="middle">
        {places.map(([x, y], i) => (
          <g key={i}>
            <path fill="var(--ink)" d={`M${x - 15} ${y - 15}h30v30h-30z`} />
            <text fill="#fff" x={x} y={y + 6.5}>
              {i + 1}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
