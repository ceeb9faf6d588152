export interface ParsedMail {
  /** Header values by lower-case name, unfolded and decoded, in the order they came. */
  headers: Map<string, string[]>;
  /** The header block as it came over the wire. */
  rawHeaders: string;
  text: string;
  html: string;
}

/** Reads a mail of one text and one HTML alternative, as the service sends them. */
export function parseMail(raw: string): ParsedMail {
  const { head, body } = split(raw);
  const headers = readHeaders(head);
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type")?.[0] ?? "")?.[1];
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/, "")));
  const content = (type: string) => {
    const part = parts.find(({ head }) => head.includes(`Content-Type: ${type}`));
    return part === undefined ? "" : decodeBody(part.head, part.body);
  };
  return { headers, rawHeaders: head, text: content("text/plain"), html: content("text/html") };
}

function split(raw: string): { head: string; body: string } {
  const end = raw.indexOf("\r\n\r\n");
  return { head: raw.slice(0, end), body: raw.slice(end + 4).replace(/\r\n$/, "") };
}

function readHeaders(head: string): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const line of head.replace(/\r\n[ \t]/g, " ").split("\r\n")) {
    const [name = "", ...rest] = line.split(":");
    const values = headers.get(name.toLowerCase()) ?? [];
    headers.set(name.toLowerCase(), [...values, decodeWords(rest.join(":").trim())]);
  }
  return headers;
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_match, encoding: string, content: string) =>
      encoding.toUpperCase() === "B"
        ? Buffer.from(content, "base64").toString()
        : decodeQuotedPrintable(content.replaceAll("_", " ")),
    );
}

function decodeBody(head: string, body: string): string {
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1];
  const decoded =
    encoding === "base64"
      ? Buffer.from(body, "base64").toString()
      : encoding === "quoted-printable"
        ? decodeQuotedPrintable(body)
        : body;
  return decoded.replaceAll("\r\n", "\n");
}

function decodeQuotedPrintable(value: string): string {
  const bytes = value
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
