import { site } from "#data/facts.ts";
import { startInbox } from "./inbox.ts";
import { portAt, reachableHost } from "./ports.ts";

const nothing = async () => async () => {};

/**
 * Decides where enquiries go: to the mail server in SMTP_URL, or to an inbox on this machine.
 * Returns a sentence about that for the person who runs the program, the environment of the mail
 * service, and a function that starts the inbox and resolves to a function that stops it.
 */
export function mailDestination(host: string, env = process.env) {
  if (site.data.sending.origin !== "same") {
    const line = `Enquiries go to ${site.data.sending.origin} (site.yaml, sending.origin).`;
    return {
      line,
      ports: [],
      env: { ...env, SMTP_URL: env.SMTP_URL || "smtp://127.0.0.1" },
      start: nothing,
    };
  }
  if (env.SMTP_URL) {
    const line = `Enquiries go to the mail server ${URL.parse(env.SMTP_URL)?.host ?? "in SMTP_URL"} (SMTP_URL).`;
    return { line, ports: [], env, start: nothing };
  }
  const web = portAt("INBOX_PORT", 1080, host, env);
  const smtp = portAt("SMTP_PORT", 1025, "127.0.0.1", env);
  return {
    line: `Enquiries arrive in the inbox: http://${reachableHost(host)}:${web.number}`,
    ports: [web, smtp],
    env: { ...env, SMTP_URL: `smtp://127.0.0.1:${smtp.number}` },
    start: async () => {
      const address = { webHost: host, webPort: web.number, smtpPort: smtp.number };
      return (await startInbox(address)).close;
    },
  };
}
