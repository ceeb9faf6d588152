/**
 * The ports of the test site and inbox. They differ from those of `npm start`, so that both can
 * run. TEST_PORT moves them all, so that two copies of the project can be tested at once.
 */
export const sitePort = Number(process.env.TEST_PORT ?? 4391);
export const inboxPort = sitePort + 1;
export const smtpPort = sitePort + 2;

/** A host for tests that answer as GitHub. It differs from the site's host. */
export const gitHubPort = sitePort + 3;
export const gitHubUrl = `http://localhost:${gitHubPort}`;

export const siteUrl = `http://127.0.0.1:${sitePort}`;
export const inboxUrl = `http://127.0.0.1:${inboxPort}`;
