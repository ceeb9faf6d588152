import { html } from "hono/html";
import { factFiles } from "#data/fact-files.ts";
import { ownLogo } from "#data/firm/own-logo.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { labelOf } from "#owner/editor/form/labels.ts";
import { localPage, messages } from "#owner/editor/local/page.ts";
import { exampleLeft } from "#owner/example/example-left.ts";
import { exampleList } from "#owner/example/example-page.ts";
import { logoPath } from "#owner/logo/logo-app.ts";
import { textsForTeam } from "./other-texts.ts";
import { waiting } from "./waiting.ts";

const factLabel = (field: string) => labelOf(["setup", field]).label;

function laterList(project: string) {
  const questions = waiting(project).map(
    ({ label, href }) => html`<li><p>${label} <a href="${href}">Vul in</a></p></li>`,
  );
  return questions.length === 0
    ? ""
    : html`<h2>Wat u later zou invullen</h2>
        <ul class="left">
          ${questions}
        </ul>`;
}

/** For somebody who worked alone and has a colleague now: what the site still says of that. */
function colleague(project: string) {
  const files = onDisk(project);
  const people = openContent(files).dataIn(factFiles.business)?.people ?? [];
  return people.length < 2 || textsForTeam(files).size === 0
    ? ""
    : html`<h2>U werkt niet meer alleen</h2>
        <p>
          De website zegt op verschillende plekken nog dat één persoon alles doet. Wat u daar zelf hebt
          geschreven, blijft staan.
        </p>
        <form method="post" action="/beheer/begin/samen"><button>Pas die teksten aan</button></form>`;
}

export const leftPage = (project: string, lines: readonly string[] = []) =>
  localPage(
    "Uw website",
    html`${messages(lines)} ${exampleList(exampleLeft(project), factLabel)}
      ${laterList(project)} ${colleague(project)}
      ${
        ownLogo(`${project}/public`)
          ? ""
          : html`<p>Zet ook <a href="${logoPath}">uw logo</a> op de website.</p>`
      }`,
  );
