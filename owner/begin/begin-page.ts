import { html } from "hono/html";
import { localPage } from "#owner/editor/local/page.ts";
import { logoField } from "#owner/logo/logo-field.ts";
import { named } from "./answers.ts";
import type { Draft } from "./draft.ts";
import { field, type Mistakes } from "./field.ts";
import { hasQuestions } from "./has-questions.ts";
import { peopleQuestions } from "./people-questions.ts";
import { serviceQuestions } from "./service-questions.ts";
import { type Step, steps } from "./steps.ts";

export const beginPath = "/beheer/begin";

interface StepView {
  project: string;
  step: Step;
  draft: Draft;
  mistakes: Mistakes;
  services: readonly { slug: string; label: string }[];
  /** Whether the firm offers work on which the site can show a promotion. */
  canPromote: boolean;
  /** The names of the steps without a mistake. */
  done: readonly string[];
}

const questionsOf = (view: StepView) => {
  if (view.step.name === "mensen") {
    return peopleQuestions(view);
  }
  if (view.step.name === "diensten") {
    return serviceQuestions(view);
  }
  if (view.step.name === "hebt") {
    return hasQuestions(view);
  }
  return view.step.questions.map((question) =>
    question.type === "file"
      ? logoField(view.project, view.mistakes.get(question.field), question.mayWait)
      : field(question, view),
  );
};

export function stepList(current: string, done: readonly string[]) {
  const left = steps.filter(({ name }) => !done.includes(name)).length;
  const entry = ({ name, heading }: Step, i: number) => {
    const isDone = done.includes(name);
    const mark = isDone ? "✓" : i + 1;
    const state = isDone ? "klaar" : "nog doen";
    return html`<li class="${isDone ? "done" : ""}">
      <a href="${beginPath}/${name}" ${name === current ? "aria-current=step" : ""}>
        <span class="mark" aria-hidden="true">${mark}</span> ${heading}
        <span class="hidden">(${state})</span>
      </a>
    </li>`;
  };
  return html`<nav aria-label="Zo ver bent u">
    <h2>Zo ver bent u</h2>
    <ol class="steps">
      ${steps.map(entry)}
    </ol>
    <p class="hint">
      ${left === 0 ? "Alles is ingevuld." : `Nog ${left} van de ${steps.length} stappen.`} U kunt
      stoppen en later verdergaan.
    </p>
  </nav>`;
}

/** The label of a field of a step; what has none says in its sentence what it is about. */
function labelOf({ questions }: Step, name: string): string {
  const question = questions.find(({ field, ifHas }) => field === name || ifHas === name);
  const place = question?.field === name ? (question.place ?? name) : name;
  return question ? `${named(place.split(".")).label}: `.replace("?: ", "? ") : "";
}

function summary({ step, mistakes }: StepView) {
  if (mistakes.size === 0) {
    return "";
  }
  const links = [...mistakes].map(
    ([name, sentence]) => html`<li><a href="#${name}">${labelOf(step, name)}${sentence}</a></li>`,
  );
  return html`<div role="alert" class="message" tabindex="-1" autofocus>
    <p>Dit klopt nog niet:</p>
    <ul>
      ${links}
    </ul>
  </div>`;
}

export function stepPage(view: StepView) {
  const { step, done } = view;
  const hasFile = step.questions.some(({ type }) => type === "file");
  const encoding = hasFile ? "enctype=multipart/form-data" : "";
  return localPage(
    step.heading,
    html`<p>${step.intro}</p>
      ${summary(view)}
      <form method="post" action="${beginPath}/${step.name}" ${encoding} novalidate>
        ${questionsOf(view)}
        <div class="actions">
          <button name="next" value="verder">Bewaar en ga verder</button>
          <button name="next" value="later" class="quiet">Later</button>
        </div>
      </form>`,
    stepList(step.name, done),
  );
}
