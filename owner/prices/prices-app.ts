import { Hono } from "hono";
import { html } from "hono/html";
import { isoDay } from "#contract/iso-day.ts";
import { factFiles } from "#data/fact-files.ts";
import { euroRange } from "#data/format/money.ts";
import { openContent } from "#data/open-content.ts";
import { readFigure } from "#data/reading/as-written.ts";
import { onDisk } from "#data/reading/files.ts";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";
import { localPage, messages } from "#owner/editor/local/page.ts";
import { writeVersion } from "#owner/example/write-version.ts";
import { type Raised, raiseAll, raisedPrices } from "./raise-prices.ts";

export const pricesPath = "/beheer/prijzen";

const title = "Alle prijzen";
const mostPercent = 50;

/** The percentage that was typed: "4", "4,5%" or "-3"; undefined for anything else. */
function percentOf(typed: unknown): number | undefined {
  const percent = readFigure(String(typed ?? "").replace(/^\+\s*/, ""));
  const isPossible =
    typeof percent === "number" && percent !== 0 && Math.abs(percent) <= mostPercent;
  return isPossible ? percent : undefined;
}

const form = (typed = "", mistake = "") =>
  html`<form method="get" action="${pricesPath}">
    <div class="field">
      <label for="procent">Hoeveel procent komt erbij?</label>
      <p class="hint" id="procent-hint">
        Zoals 4 of 4,5. Met een min ervoor gaat het eraf. U ziet eerst wat elke prijs wordt.
      </p>
      ${mistake ? html`<p class="mistake" id="procent-mistake">${mistake}</p>` : ""}
      <input
        id="procent"
        name="procent"
        value="${typed}"
        aria-describedby="procent-hint${mistake ? " procent-mistake" : ""}"
      />
    </div>
    <button>Laat zien wat het wordt</button>
  </form>`;

const row = ({ label, shownOn, before, after }: Raised) =>
  html`<tr>
    <td>${label}<br /><span class="hint">${shownOn}</span></td>
    <td>${euroRange(before.from, before.to)}</td>
    <td><b>${euroRange(after.from, after.to)}</b></td>
  </tr>`;

/** The page on which an owner raises all prices in one go, and sees first what each becomes. */
export function pricesApp(project: string, config: EditorConfig) {
  return new Hono()
    .get("/", (context) => {
      const typed = context.req.query("procent");
      const percent = percentOf(typed);
      if (typed === undefined) {
        return context.html(localPage(title, form()));
      }
      if (percent === undefined) {
        const mistake = `Schrijf een getal tot en met ${mostPercent}, zoals 4 of 4,5.`;
        return context.html(localPage(title, form(typed, mistake)), 422);
      }
      const prices = openContent(onDisk(project)).load(factFiles.prices);
      return context.html(
        localPage(
          title,
          html`${form(typed)}
            <p>
              Er is nog niets bewaard. De bedragen zijn exclusief btw en afgerond: tot € 10 op 5 cent,
              tot € 100 op 50 cent, tot € 1.000 op € 5, en daarboven op € 25.
            </p>
            <table>
              <thead>
                <tr>
                  <th>Prijs</th>
                  <th>Nu</th>
                  <th>Wordt</th>
                </tr>
              </thead>
              <tbody>
                ${raisedPrices(prices, percent).map(row)}
              </tbody>
            </table>
            <form method="post" action="${pricesPath}">
              <input type="hidden" name="procent" value="${typed}" />
              <button>Bewaar deze prijzen</button>
            </form>`,
        ),
      );
    })
    .post("/", async (context) => {
      const typed = (await context.req.parseBody()).procent;
      const percent = percentOf(typed);
      if (percent === undefined) {
        return context.redirect(pricesPath, 303);
      }
      const today = isoDay(new Date());
      const reason = `Alle prijzen ${percent > 0 ? "+" : ""}${String(percent).replace(".", ",")}%`;
      const changes = raiseAll(onDisk(project), percent, today);
      const wrong = await writeVersion(project, config, changes, reason);
      const lines =
        wrong.length > 0
          ? ["Dat gaat zo niet:", ...wrong]
          : [`Bewaard: ${reason}. Terugzetten kan bij Vorige versies.`];
      return context.html(
        localPage(title, html`${messages(lines)} ${form()}`),
        wrong.length > 0 ? 409 : 200,
      );
    });
}
