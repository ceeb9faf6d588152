import { Hono } from "hono";
import { html } from "hono/html";
import { ownLogo } from "#data/firm/own-logo.ts";
import { localPage, messages } from "#owner/editor/local/page.ts";
import { keepLogo } from "./keep-logo.ts";
import { logoField } from "./logo-field.ts";

export const logoPath = "/beheer/begin/logo";

const colours = "/beheer#/collections/bedrijf/entries/content-business";

const logoPage = (project: string, done: readonly string[], mistake?: string) =>
  localPage(
    "Uw logo",
    html`${messages(done)}
      <form method="post" action="${logoPath}" enctype="multipart/form-data">
        ${logoField(project, mistake)}
        <div class="actions"><button>Bewaar</button></div>
      </form>
      <p>
        Uw twee kleuren staan bij <a href="${colours}">Bedrijfsgegevens</a>. Wat u hier verandert,
        kunt u daarna terugzetten.
      </p>`,
  );

/** The page of the logo alone, for when the other questions have been answered. */
export const logoApp = (project: string) =>
  new Hono()
    .get("/", (context) => context.html(logoPage(project, [])))
    .post("/", async (context) => {
      const form = await context.req.parseBody();
      const mistake = await keepLogo(project, form);
      const has = ownLogo(`${project}/public`);
      const done = has
        ? "Dit logo staat op de website."
        : "Op de website staat het teken van het ontwerp.";
      return mistake
        ? context.html(logoPage(project, [], mistake), 422)
        : context.html(logoPage(project, [done]));
    });
