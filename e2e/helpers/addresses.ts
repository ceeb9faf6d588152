/**
 * Ports of the tests' own site and inbox, away from those of `npm start`, so that both can run;
 * TEST_PORT moves them all, so that two copies of the project can be tested at once.
 */
export const sitePort = Number(process.env["TEST_PORT"] ?? 4391);
export const inboxPort = sitePort + 1;
export const smtpPort = sitePort + 2;

/** Where a test may answer as GitHub does, on another host than the site's. */
export const gitHubPort = sitePort + 3;
export const gitHubUrl = `http://localhost:${gitHubPort}`;

export const siteUrl = `http://127.0.0.1:${sitePort}`;
export const inboxUrl = `http://127.0.0.1:${inboxPort}`;
