/**
 * The line in which serve.ts says on which ports it found place. Playwright puts them into the
 * environment of the tests, in capitals.
 */
export const servedPorts = /^site (?<site_at>\d+), inbox (?<inbox_at>\d+), SMTP (?<smtp_at>\d+)$/m;

// The ports are not known yet while the tests are listed, before the server is started.
const { SITE_AT = "0", INBOX_AT = "0", SMTP_AT = "0" } = process.env;

export const siteUrl = `http://127.0.0.1:${SITE_AT}`;
export const inboxUrl = `http://127.0.0.1:${INBOX_AT}`;
export const smtpUrl = `smtp://127.0.0.1:${SMTP_AT}`;
