/** Places on which one is, and not in. Towns and quarters that share a name with one are left out. */
const islands = [
  "Texel",
  "Vlieland",
  "Terschelling",
  "Ameland",
  "Schiermonnikoog",
  "Marken",
  "Urk",
  "Goeree-Overflakkee",
  "Voorne-Putten",
  "Schouwen-Duiveland",
  "Walcheren",
  "Noord-Beveland",
  "Zuid-Beveland",
  "de Veluwe",
];
const beginsWithIsland = new RegExp(`^(?:${islands.join("|")})(?![a-z-])`);

/** A text in which "in" before the name of a place in braces is the word that this place has. */
export function withPrepositions(text: string, placeOf: (name: string) => string | undefined) {
  return text.replace(
    /\b([Ii])n (?=\{(business\.(?:city|serviceArea))\})/g,
    (whole, letter: string, name: string) => {
      const isIsland = beginsWithIsland.test(placeOf(name) ?? "");
      return isIsland ? `${letter === "I" ? "O" : "o"}p ` : whole;
    },
  );
}
