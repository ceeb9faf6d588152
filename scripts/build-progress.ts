/** Of the pictures, every so many are reported. */
const step = 50;

/**
 * Returns a function that turns the lines of a build's output into what a person who waits wants to
 * know: most become undefined.
 */
export function buildProgress(): (line: string) => string | undefined {
  let pages = 0;
  return (line) => {
    if (line.includes("generating static routes")) {
      return "Making the pages …";
    }
    if (/├─ .*\.html|└─ .*\.html/.test(line)) {
      pages += 1;
    }
    const [, done, all] = /▶ .*\((\d+)\/(\d+)\)/.exec(line) ?? [];
    if (done === "1") {
      return `${pages} pages are made. Drawing ${all} pictures …`;
    }
    if (done && Number(done) % step === 0) {
      return `${done} of ${all} pictures are drawn`;
    }
    if (/\d+ page\(s\) built/.test(line)) {
      return "Making the editor and the mail service, and compressing all files …";
    }
    return undefined;
  };
}
