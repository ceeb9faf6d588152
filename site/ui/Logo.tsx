interface OwnLogo {
  file: string;
  width: number;
  height: number;
}

/**
 * The firm's own logo, or else the mark of the design: a plasterer's board on a plane. It is
 * decorative, because the firm's name stands beside it.
 */
export function Logo({ size = "34", own }: { size?: string; own?: OwnLogo | undefined }) {
  if (own) {
    const { file, width, height } = own;
    return <img className="u-sheet" src={`/${file}`} width={width} height={height} alt="" />;
  }
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
      <path fill="var(--cobalt)" d="M0 0h34v34H0z" />
      <path fill="#fff" d="M5 8h24v9H5z" />
      <path fill="var(--yellow)" d="M13 17h8v3h-8zM10 20h14v6H10z" />
    </svg>
  );
}
