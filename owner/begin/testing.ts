import { cpSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** The answers of the second firm, but with sending through EmailJS. */
export const written = {
  ...parse(readFileSync("tests/second-firm/answers.yaml", "utf8")),
  sending: {
    way: "emailjs",
    publicKey: "key_1",
    contact: { serviceId: "service_a", templateId: "template_a", recipient: "a@nieuw.example" },
    quote: { serviceId: "service_a", templateId: "template_b", recipient: "b@nieuw.example" },
  },
};

/** A project with only the files that the answers change, as they are in this project. */
export function smallProject() {
  const root = temporaryFolder();
  for (const file of ["business", "prices", "photos"].map((name) => `content/${name}.yaml`)) {
    cpSync(file, join(root, file));
  }
  cpSync("site.yaml", join(root, "site.yaml"));
  // The firm names a photograph, which has to be there.
  symlinkSync(resolve("photos"), join(root, "photos"));
  const path = (file: string) => join(root, file);
  return { root, path, read: (file: string) => readFileSync(path(file), "utf8") };
}
