/** Ports of the tests' own site and inbox, away from those of `npm start`, so that both can run. */
export const sitePort = 4391;
export const inboxPort = 1091;
export const smtpPort = 1092;

export const siteUrl = `http://127.0.0.1:${sitePort}`;
export const inboxUrl = `http://127.0.0.1:${inboxPort}`;
