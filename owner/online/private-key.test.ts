import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ssh2 from "ssh2";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { readableKey } from "./private-key.ts";

function made(...options: string[]): { secret: string; open: string } {
  const file = join(temporaryFolder(), "key");
  execFileSync("ssh-keygen", ["-q", "-N", "", "-f", file, ...options]);
  return { secret: readFileSync(file, "utf8"), open: readFileSync(`${file}.pub`, "utf8") };
}

const fingerprint = (key: string) => {
  const read = ssh2.utils.parseKey(key);
  return read instanceof Error ? read : read.getPublicSSH();
};

const rsa = ["-t", "rsa", "-b", "2048"];
const pem = [...rsa, "-m", "PEM"];

test.each([
  ["ed25519", ["-t", "ed25519"]],
  ["RSA", rsa],
  ["RSA, in PEM", pem],
])("a key of %s is read in every way that a field for secrets keeps it", (_kind, options) => {
  const { secret } = made(...options);
  const expected = fingerprint(secret);
  expect(expected).toBeInstanceOf(Buffer);
  for (const kept of [
    secret,
    secret.trim(),
    secret.replaceAll("\n", "\r\n"),
    secret.replaceAll("\n", "\\n"),
    secret.replaceAll("\n", " "),
    secret.replaceAll("\n", ""),
  ]) {
    expect(fingerprint(readableKey(kept))).toEqual(expected);
  }
});

const ed25519 = () => made("-t", "ed25519");
const withPassphrase = (...options: string[]) => made(...options, "-N", "geheim").secret;

test.each([
  ["with a passphrase", () => withPassphrase("-t", "ed25519"), /wachtwoordzin/],
  [
    "with a passphrase, in PEM, on one line",
    () => withPassphrase(...pem).replaceAll("\n", " "),
    /wachtwoordzin/,
  ],
  ["of PuTTY", () => "PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\n", /PuTTYgen/],
  ["that is the open one", () => ed25519().open, /de openbare sleutel/],
  ["that is cut off", () => ed25519().secret.slice(0, 120), /niet te lezen/],
  ["that is something else", () => "geheim", /niet te lezen/],
])("a key %s is said in one sentence", (_name, key, sentence) => {
  const text = key();
  expect(() => readableKey(text)).toThrow(sentence);
});
