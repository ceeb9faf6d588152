import { site } from "@contractor/core/facts.ts";
import { startServer } from "@contractor/mail/http/server.ts";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { portAt, reachableHost } from "./ports.ts";
import { type ReceivedMail as Mail, startSmtpSink } from "./smtp-sink.ts";

/** The number of mails that are kept, because some have megabytes of photographs. */
const maxMails = 200;

/**
 * Starts the development inbox: an SMTP server on this machine, and a web page that shows the mails
 * it received. Resolves to its ports and a function that stops it; rejects when it cannot listen on
 * a port.
 */
export async function startInbox(address: { webHost: string; webPort: number; smtpPort: number }) {
  const smtp = await startSmtpSink(address.smtpPort);
  smtp.beforeAccept = () => {
    smtp.mails.splice(0, smtp.mails.length - maxMails + 1);
  };
  const web = await startServer(pages(smtp.mails), address.webHost, address.webPort);
  return {
    webPort: web.port,
    smtpPort: smtp.port,
    async close() {
      await web.close();
      await smtp.close();
    },
  };
}

/**
 * The pages with all mails and with one mail, and the same for programs: /email,
 * /email/<id>/source.
 */
function pages(mails: readonly Mail[]): Hono {
  const app = new Hono();
  app.get("/", (context) => context.html(page("Inbox", list(mails.toReversed()))));
  const rows = () => mails.toReversed().map(({ raw, attachments, html, headers, ...row }) => row);
  app.get("/email", ({ json }) => json(rows()));
  const ofMail = (
    path: string,
    answer: (mail: Mail, context: Context) => Response | Promise<Response>,
  ) =>
    app.get(`/email/:id${path}`, (context) => {
      const mail = mails.find(({ id }) => id === context.req.param("id"));
      return mail ? answer(mail, context) : context.notFound();
    });
  ofMail("", (mail, context) => context.html(page(mail.subject ?? "", letter(mail))));
  ofMail("/source", ({ raw }, context) => context.body(raw));
  ofMail("/files/:number", ({ attachments }, context) => {
    const file = attachments[Number(context.req.param("number"))];
    if (!file) {
      return context.notFound();
    }
    const name = encodeURIComponent(file.filename ?? "file");
    context.header("Content-Disposition", `attachment; filename*=UTF-8''${name}`);
    return context.body(file.content as ArrayBuffer);
  });
  return app;
}

const names = (people: Mail["to"] = []) => people.map(({ address }) => address).join(", ");

const page = (title: string, content: unknown) =>
  html`<!doctype html>
    <html lang="en" style="max-inline-size: 60rem; margin: 2rem auto; font-family: system-ui">
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
      <title>${title}</title>
      ${content}
    </html>`;

const list = (mails: readonly Mail[]) =>
  html`<meta http-equiv="refresh" content="3" />
    <h1>Inbox</h1>
    ${mails.length === 0 ? "Nothing has come in yet." : ""}
    <ul>
      ${mails.map(({ id, subject, date, to }) => html`<li><a href="/email/${id}">${subject}</a> to ${names(to)}, ${date}</li>`)}
    </ul>`;

const letter = ({ id, subject, from, to, replyTo, date, html: mail, attachments }: Mail) =>
  html`<p><a href="/">Inbox</a></p>
    <h1>${subject}</h1>
    <p>From ${from?.address}<br />To ${names(to)}<br />Answers to ${names(replyTo)}<br />${date}</p>
    <iframe title="The mail" sandbox srcdoc="${mail}" width="100%" height="600"></iframe>
    <ul>
      ${attachments.map(({ filename }, index) => html`<li><a href="/email/${id}/files/${index}">${filename}</a></li>`)}
    </ul>
    <p><a href="/email/${id}/source">Source of the mail</a></p>`;

/**
 * Decides where enquiries go: to the mail server in SMTP_URL, or to an inbox on this machine.
 * Returns a sentence about that for the person who runs the program, the environment of the mail
 * service, and a function that starts the inbox and resolves to a function that stops it.
 */
export function mailDestination(host: string, env = process.env) {
  const { origin } = site.data.sending;
  const server = env.SMTP_URL && `the mail server ${URL.parse(env.SMTP_URL)?.host} (SMTP_URL)`;
  const elsewhere = origin === "same" ? server : `${origin} (site.yaml, sending.origin)`;
  if (elsewhere) {
    return {
      line: `Enquiries go to ${elsewhere}.`,
      ports: [],
      env: { ...env, SMTP_URL: env.SMTP_URL || "smtp://127.0.0.1" },
      start: async () => async () => {},
    };
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
