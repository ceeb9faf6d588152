export const colourForm = /^#[\da-f]{6}$/;

/** A code as a program writes it, "E9A23B" or "#E9A23B", as the files have it: "#e9a23b". */
export function colourCode(typed: string): string {
  const code = typed.trim().toLowerCase();
  return /^[\da-f]{6}$/.test(code) ? `#${code}` : code;
}

/** What an owner may call a colour instead of its code, with a code that most would agree with. */
const codes: Readonly<Record<string, string>> = {
  groen: "#1f7a3d",
  donkergroen: "#14532d",
  blauw: "#1b4fd6",
  donkerblauw: "#12306b",
  lichtblauw: "#8ec5ff",
  rood: "#c92a17",
  bordeaux: "#7a1f3c",
  roze: "#f2a7c3",
  oranje: "#f08a24",
  geel: "#ffd21f",
  paars: "#6b2fa0",
  bruin: "#6f4a2b",
  beige: "#e8dcc3",
  grijs: "#8a8d93",
  zwart: "#12151c",
  wit: "#ffffff",
};

/** The code of a colour that is called by its Dutch name; undefined for another text. */
export const namedColour = (typed: string): string | undefined => codes[typed.toLowerCase()];
