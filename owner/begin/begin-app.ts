import { join } from "node:path";
import { Hono } from "hono";
import { html } from "hono/html";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";
import { localPage } from "#owner/editor/local/page.ts";
import { exampleApp, keepApp } from "#owner/example/example-app.ts";
import { exampleLeft, isDemonstration } from "#owner/example/example-left.ts";
import { canGo, countText } from "#owner/example/example-page.ts";
import { writeVersion } from "#owner/example/write-version.ts";
import { keepLogo } from "#owner/logo/keep-logo.ts";
import { logoApp } from "#owner/logo/logo-app.ts";
import { type Answers, todaysAnswers } from "./answers.ts";
import { beginPath, stepList, stepPage } from "./begin-page.ts";
import { adviceOn, finished, mistakesIn } from "./check-draft.ts";
import {
  type Draft,
  draftFile,
  listOf,
  peopleCount,
  readDraft,
  textOf,
  writeDraft,
} from "./draft.ts";
import { canPromote, tradeOf } from "./empty-demonstration.ts";
import { leftPage } from "./left-page.ts";
import { elsewhere } from "./offered-work.ts";
import { textsForTeam } from "./other-texts.ts";
import { steps } from "./steps.ts";
import { changesOf } from "./write-answers.ts";

function servicesOf(project: string): { slug: string; label: string }[] {
  const { services = [] } = (openContent(onDisk(project)).raw.data("content/services.yaml") ??
    {}) as { services?: { slug: string; label: string }[] };
  return services;
}

/** The answers of a form, added to what was filled in before. */
function withForm(draft: Draft, step: string, form: Record<string, unknown>): Draft {
  const { next: _next, logo: _logo, noLogo: _noLogo, ...answers } = form;
  const filled = { ...draft, ...(answers as Draft) };
  // Boxes that are not ticked are not in the form.
  const isUnticked = step === "diensten" && answers.services === undefined;
  return isUnticked ? { ...filled, services: [] } : filled;
}

/** What the site will promise, as visitors read it. */
const promises = ({ begin }: Answers) =>
  begin && [
    `Sinds ${begin.since}.`,
    ...(begin.reply ? [`Binnen ${begin.reply} hebt u antwoord.`] : []),
    ...(begin.warranty
      ? [
          `${begin.warranty} garantie. Wat aan ons werk ligt, herstellen we gratis, tot ${begin.warranty} na de oplevering.`,
        ]
      : []),
  ];

/** `answers` are undefined as long as one is missing. */
function donePage(done: readonly string[], goes: readonly string[], answers: Answers | undefined) {
  const advice = answers ? adviceOn(answers) : [];
  return localPage(
    "Klaar om te beginnen",
    answers === undefined
      ? html`<p>Vul eerst de stappen in die nog open staan.</p>`
      : html`<p>Dit belooft uw website, ook in de voorwaarden:</p>
          <ul>
            ${promises(answers)?.map((sentence) => html`<li>‘${sentence}’</li>`)}
          </ul>
          ${
            advice.length === 0
              ? ""
              : html`<p>Dit mag, maar let op:</p>
                  <ul>
                    ${advice.map((sentence) => html`<li>${sentence}</li>`)}
                  </ul>`
          }
          <p>
            Uw antwoorden komen in de plaats van het voorbeeld. Dit gaat weg:
            ${goes.join(", ") || "niets"}, met wat ernaar verwijst. De teksten worden die voor uw vak,
            en voor wie alleen werkt of met anderen. Daarna kunt u het terugzetten.
          </p>
          <form method="post" action="${beginPath}/klaar">
            <button>Maak er mijn website van</button>
          </form>`,
    stepList("klaar", done),
  );
}

/** The page to begin with: it asks what a firm is, and makes the demonstration the owner's site. */
export function beginApp(project: string, config: EditorConfig) {
  const file = join(project, draftFile);
  const todayFor = (draft: Draft) => ({
    answers: todaysAnswers(project),
    trade: tradeOf(onDisk(project), listOf(draft, "services")),
    canPromote: canPromote(onDisk(project), listOf(draft, "services")),
    elsewhere: elsewhere(onDisk(project), listOf(draft, "services"), textOf(draft, "place")),
  });
  const view = () => {
    const draft = readDraft(file);
    const today = todayFor(draft);
    const mistakes = mistakesIn(draft, today);
    const done = [...mistakes].flatMap(([name, found]) => (found.size === 0 ? [name] : []));
    return {
      project,
      draft,
      mistakes,
      done,
      canPromote: today.canPromote,
      services: servicesOf(project),
    };
  };

  const showLeft = (lines: readonly string[]) => leftPage(project, lines);

  return (
    new Hono()
      .route("/weg", exampleApp(project, config, beginPath, showLeft))
      .route("/houd", keepApp(project, config, beginPath, showLeft))
      .route("/logo", logoApp(project))
      .post("/samen", async (context) => {
        const changes = textsForTeam(onDisk(project));
        const wrong = await writeVersion(project, config, changes, "Teksten voor meer mensen");
        const lines =
          wrong.length > 0 ? ["Dat gaat zo niet:", ...wrong] : ["De teksten zijn aangepast."];
        return context.html(showLeft(lines), wrong.length > 0 ? 409 : 200);
      })
      .get("/", (context) => {
        if (!isDemonstration(exampleLeft(project))) {
          return context.html(showLeft([]));
        }
        const { done } = view();
        const next = steps.find(({ name }) => !done.includes(name))?.name ?? "klaar";
        return context.redirect(`${beginPath}/${next}`);
      })
      // Asked once: these answers are older than what the owner has changed since.
      .use("/:step", async (context, next) => {
        if (!isDemonstration(exampleLeft(project))) {
          return context.redirect(beginPath, 303);
        }
        return await next();
      })
      .get("/klaar", (context) => {
        const goes = exampleLeft(project).filter((part) => canGo(part) && part.entries.length > 0);
        const { draft, done } = view();
        const isReady = done.length === steps.length;
        const answers = isReady ? finished(draft, todayFor(draft)) : undefined;
        return context.html(donePage(done, goes.map(countText), answers));
      })
      .post("/klaar", async (context) => {
        const { draft, done } = view();
        if (done.length < steps.length) {
          return context.redirect(beginPath, 303);
        }
        const changes = changesOf(onDisk(project), finished(draft, todayFor(draft)));
        const wrong = await writeVersion(project, config, changes, "Begonnen met uw eigen bedrijf");
        const lines =
          wrong.length > 0
            ? ["Dat gaat zo niet:", ...wrong]
            : ["De website is nu van uw bedrijf. Hieronder staat wat er nog van het voorbeeld is."];
        return context.html(showLeft(lines), wrong.length > 0 ? 409 : 200);
      })
      .get("/:step", (context) => {
        const step = steps.find(({ name }) => name === context.req.param("step"));
        return step
          ? context.html(stepPage({ ...view(), step, mistakes: new Map() }))
          : context.redirect(beginPath);
      })
      .post("/:step", async (context) => {
        const index = steps.findIndex(({ name }) => name === context.req.param("step"));
        const step = steps[index];
        if (!step) {
          return context.redirect(beginPath, 303);
        }
        const form = await context.req.parseBody({ all: true });
        const filled = withForm(readDraft(file), step.name, form);
        const isMore = form.next === "erbij";
        writeDraft(file, isMore ? { ...filled, people: `${peopleCount(filled) + 1}` } : filled);
        const ofLogo = await keepLogo(project, form);
        const now = view();
        const found = form.next === "verder" ? now.mistakes.get(step.name) : undefined;
        const mistakes = new Map([
          ...(found ?? []),
          ...(ofLogo ? [["logo", ofLogo] as const] : []),
        ]);
        if (isMore || mistakes.size > 0) {
          return context.html(stepPage({ ...now, step, mistakes }), isMore ? 200 : 422);
        }
        return context.redirect(`${beginPath}/${steps[index + 1]?.name ?? "klaar"}`, 303);
      })
  );
}
