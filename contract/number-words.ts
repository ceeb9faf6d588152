const upToTwenty =
  "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien " +
  "zestien zeventien achttien negentien";
const ones = upToTwenty.split(" ");
const tens = "x x twintig dertig veertig vijftig zestig zeventig tachtig negentig".split(" ");

function belowHundred(number: number): string {
  const one = ones[number % 10];
  const ten = tens[Math.floor(number / 10)] ?? "";
  if (number < 20) {
    return ones[number] ?? "";
  }
  return number % 10 === 0 ? ten : `${one}en${ten}`;
}

function makeWords(): Map<string, number> {
  const words = new Map<string, number>();
  for (let number = 2; number < 1_000; number++) {
    const hundreds = Math.floor(number / 100);
    const rest = number % 100;
    const hundred = hundreds === 0 ? "" : `${hundreds === 1 ? "" : ones[hundreds]}honderd`;
    words.set(hundred + (rest === 0 ? "" : belowHundred(rest)), number);
  }
  return words;
}

let words: Map<string, number> | undefined;

/**
 * The number from 2 to 999 that a Dutch word without accents is, as in "vierentwintig"; undefined
 * for any other. "Een" is more often an article than a number.
 */
export function numberOfWord(word: string): number | undefined {
  words ??= makeWords();
  return words.get(word);
}
