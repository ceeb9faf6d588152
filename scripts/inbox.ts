import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { serve } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface InboxOptions {
  webHost: string;
  webPort: number;
  smtpPort: number;
}

interface Mail extends Email {
  id: string;
  /** As it came over the line. */
  source: Buffer;
}

/** So many mails, of which some bring megabytes of photographs. */
const most = 200;

/**
 * Starts the development inbox: an SMTP server on this machine, and a web page that shows what it received. Resolves
 * with a function that ends it; rejects when a port cannot be listened on.
 */
export async function startInbox({ webHost, webPort, smtpPort }: InboxOptions): Promise<() => Promise<void>> {
  const mails: Mail[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, callback) {
      buffer(stream)
        .then(async (source) => {
          mails.unshift({ ...(await PostalMime.parse(source)), id: randomUUID(), source });
          mails.length = Math.min(mails.length, most);
        })
        .then(() => callback(), callback);
    },
  });
  smtp.listen(smtpPort, "127.0.0.1");
  await once(smtp.server, "listening");
  // From now on that is a connection that broke off, which its sender tells.
  smtp.on("error", () => {});

  const web = serve({ fetch: pages(mails).fetch, hostname: webHost, port: webPort });
  await once(web, "listening");
  return async () => {
    web.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  };
}

/** The page with all mails, that of one, and the same for programs: /email, /email/<id>/source. */
function pages(mails: readonly Mail[]): Hono {
  const app = new Hono();
  const wanted = ({ req }: Context) => mails.find(({ id }) => id === req.param("id"));

  app.get("/", ({ html: answer }) =>
    answer(
      page(
        "Inbox",
        html`<meta http-equiv="refresh" content="3" />
          <h1>Inbox</h1>
          ${mails.length === 0 ? "Nothing has come in yet." : ""}
          <ul>
            ${mails.map(({ id, subject, date, to }) => html`<li><a href="/email/${id}">${subject}</a> to ${names(to)}, ${date}</li>`)}
          </ul>`,
      ),
    ),
  );
  app.get("/email", ({ json }) =>
    json(mails.map(({ id, subject, text, to, replyTo, date }) => ({ id, subject, text, to, replyTo, date }))),
  );
  app.get("/email/:id", (context) => {
    const mail = wanted(context);
    return mail ? context.html(page(mail.subject ?? "", letter(mail))) : context.notFound();
  });
  app.get("/email/:id/source", (context) => {
    const mail = wanted(context);
    return mail ? context.body(new Uint8Array(mail.source)) : context.notFound();
  });
  app.get("/email/:id/html", (context) => {
    context.header("Content-Security-Policy", "sandbox; default-src 'none'; style-src 'unsafe-inline'");
    return context.html(wanted(context)?.html ?? "");
  });
  app.get("/email/:id/files/:number", (context) => {
    const file = wanted(context)?.attachments[Number(context.req.param("number"))];
    if (!file) return context.notFound();
    const name = encodeURIComponent(file.filename ?? "file");
    context.header("Content-Disposition", `attachment; filename*=UTF-8''${name}`);
    return context.body(file.content as ArrayBuffer);
  });
  return app;
}

const names = (people: Email["to"] = []) => people.map(({ address }) => address).join(", ");

const page = (title: string, content: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>${title}</title>
      <style>
        body {
          max-inline-size: 60rem;
          margin: 2rem auto;
          font-family: system-ui;
        }
        iframe {
          inline-size: 100%;
          block-size: 70vh;
        }
      </style>
      ${content}
    </html>`;

const letter = ({ id, subject, from, to, replyTo, date, attachments }: Mail) =>
  html`<p><a href="/">Inbox</a></p>
    <h1>${subject}</h1>
    <p>From ${from?.address}<br />To ${names(to)}<br />Answers to ${names(replyTo)}<br />${date}</p>
    <iframe title="The mail" sandbox src="/email/${id}/html"></iframe>
    <ul>
      ${attachments.map(({ filename }, index) => html`<li><a href="/email/${id}/files/${index}">${filename}</a></li>`)}
    </ul>
    <p><a href="/email/${id}/source">As it was sent</a></p>`;
