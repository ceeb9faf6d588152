import { expect, test } from "vitest";
import { asOnlineError, OnlineError } from "./failures.ts";

const place = { host: "ftp.server.nl", folder: "public_html" };
const error = (message: string, code?: string | number) =>
  Object.assign(new Error(message), { code });

test.each([
  ["a wrong password over FTP", error("530 Login incorrect.", 530), /gebruikersnaam of het wachtw/],
  ["a server that is not there", error("getaddrinfo ENOTFOUND", "ENOTFOUND"), /geen server met/],
  ["a server that does not listen", error("connect ECONNREFUSED", "ECONNREFUSED"), /neemt niet op/],
  ["another name in the certificate", error("x", "ERR_TLS_CERT_ALTNAME_INVALID"), /certificaat/],
  ["a full disk here", error("write", "ENOSPC"), /schijf bij uw hosting is vol/],
  ["a full disk at the host", error("552 Quota exceeded", 552), /schijf bij uw hosting is vol/],
  ["a line that is lost", error("read ECONNRESET", "ECONNRESET"), /verbinding is weggevallen/],
  ["a server that says nothing any more", error("Timeout (data socket)"), /is weggevallen/],
  ["a folder that is closed", error("553 Permission denied", 553), /map public_html/],
])("%s is said in the owner's words", (_name, cause, sentence) => {
  const said = asOnlineError(cause, place);
  expect(said).toBeInstanceOf(OnlineError);
  expect(String(said)).toMatch(sentence);
});

test("a mistake in the program stays what it is", () => {
  const mistake = new TypeError("undefined is not a function");
  expect(asOnlineError(mistake, place)).toBe(mistake);
});
