import { html } from "hono/html";
import { ownLogo } from "#data/firm/own-logo.ts";
import { labelOf } from "#owner/editor/form/labels.ts";
import { localPage, messages } from "#owner/editor/local/page.ts";
import { exampleLeft } from "#owner/example/example-left.ts";
import { exampleList } from "#owner/example/example-page.ts";
import { logoPath } from "#owner/logo/logo-app.ts";
import { waiting } from "./waiting.ts";

const factLabel = (field: string) => labelOf(["setup", field]).label;

function laterList(project: string) {
  const questions = waiting(project).map(
    ({ label, href }) => html`<li><p>${label} <a href="${href}">Vul in</a></p></li>`,
  );
  return questions.length === 0
    ? ""
    : html`<h2>Wat u later zou zeggen</h2>
        <ul class="left">
          ${questions}
        </ul>`;
}

export const leftPage = (project: string, lines: readonly string[] = []) =>
  localPage(
    "Uw website",
    html`${messages(lines)} ${exampleList(exampleLeft(project), factLabel)}
      ${laterList(project)}
      ${
        ownLogo(`${project}/public`)
          ? ""
          : html`<p>Zet ook <a href="${logoPath}">uw logo</a> op de website.</p>`
      }`,
  );
