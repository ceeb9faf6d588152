const islands =
  /^(Texel|Vlieland|Terschelling|Ameland|Schiermonnikoog|Wieringen|Marken|Urk|Goeree|Voorne|IJsselmonde|Schouwen|Tholen|Walcheren|(Noord|Zuid)-Beveland|de Veluwe)(?![a-z])/;

/** What stands before a place in a sentence: "op Texel", "in Rotterdam". */
export const prepositionOf = (place: string): "in" | "op" => (islands.test(place) ? "op" : "in");

/**
 * A text in which "in" before the name of a place in braces is the word that this place has.
 */
export function withPrepositions(text: string, placeOf: (name: string) => string | undefined) {
  return text.replace(
    /\b([Ii])n (?=\{(business\.(?:city|serviceArea))\})/g,
    (whole, letter: string, name: string) => {
      const isOn = prepositionOf(placeOf(name) ?? "") === "op";
      return isOn ? `${letter === "I" ? "O" : "o"}p ` : whole;
    },
  );
}
