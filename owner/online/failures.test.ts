import { expect, test } from "vitest";
import { asOnlineError, OnlineError } from "./failures.ts";

const place = { host: "ftp.server.nl", folder: "public_html" };
const error = (message: string, code?: string | number) =>
  Object.assign(new Error(message), { code });

test.each([
  ["a wrong password over FTP", error("530 Login incorrect.", 530), /gebruikersnaam of het wachtw/],
  ["a server that is not there", error("getaddrinfo ENOTFOUND", "ENOTFOUND"), /geen server met/],
  ["a server that does not listen", error("connect ECONNREFUSED", "ECONNREFUSED"), /neemt niet op/],
  ["no internet", error("getaddrinfo EAI_AGAIN ftp.server.nl", "EAI_AGAIN"), /internet het doet/],
  ["another name", error("x", "ERR_TLS_CERT_ALTNAME_INVALID"), /de naam .* die uw hosting noemt/],
  ["an old certificate", error("certificate has expired", "CERT_HAS_EXPIRED"), /verlopen.*klok/],
  ["its own", error("self-signed certificate", "DEPTH_ZERO_SELF_SIGNED_CERT"), /zelf gemaakt/],
  ["a firewall", error("425 Can't open data connection.", 425), /firewall/],
  ["a full disk, by its words", error("550 Not enough disk space", 550), /schijf .* is vol/],
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

test.each([
  ["a wrong password", error("530 Login incorrect.", 530), /wachtwoord niet aan/],
  ["a server that wants encryption", error("530 SSL/TLS required.", 530), /FTP met versleuteling/],
  ["another that does", error("550 SSL/TLS required on the control channel", 550), /\(FTPS\)/],
  ["a server without encryption", error("500 AUTH not understood", 500), /kent geen FTP met/],
  ["another without", error("502 Command not implemented.", 502), /kent geen FTP met/],
  ["too many connections", error("421 Too many connections", 421), /te veel verbindingen/],
  ["a server that says nothing", error("Timeout (control socket)"), /neemt niet op/],
  ["a server that speaks another way", error("Timed out while waiting for handshake"), /soort ver/],
  ["no such folder", error("550 public_html: No such file", 550), /map public_html bestaat niet/],
])("%s while the connection is made is said as what it is", (_name, cause, sentence) => {
  expect(String(asOnlineError(cause, { ...place, isOpening: true }))).toMatch(sentence);
});

test("a mistake in the program stays what it is", () => {
  const mistake = new TypeError("undefined is not a function");
  expect(asOnlineError(mistake, place)).toBe(mistake);
});
