import { business } from "#data/firm/business.ts";
import { ownFreeWeek } from "#data/firm/free-week.ts";
import { fill } from "#data/format/fill.ts";
import { shell } from "#data/shell/shell.ts";
import { expect, test } from "#tests/support/test.ts";

// The firm's time zone counts, not the visitor's.
test.use({ timezoneId: "America/New_York", viewport: { width: 1680, height: 900 } });

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const {
  opens = "",
  closes = "",
  weekdays,
} = business.data.openingHours.find((day) => day.opens) ?? {};

/** A moment in a week in November, in Dutch winter time. */
const at = (time: string) =>
  new Date(`2026-11-${16 + week.indexOf(weekdays?.[0] ?? "")}T${time}+01:00`);

const says = fill(shell.data.reachable, { time: closes.replace(":", ".") });

const dutchDays = ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"];

const { withChat, mailOnly } = shell.data.readWhileClosed;
const read = business.data.whatsapp ? withChat : mailOnly;

/** What the page may say when nobody answers: for each day on which the firm opens. */
const nextOpenings = business.data.openingHours.flatMap((hours) => {
  const time = hours.opens?.replace(/^0/, "").replace(":", ".");
  if (!time) {
    return [];
  }
  return hours.weekdays.map((weekday) => {
    const day = dutchDays[week.indexOf(weekday)] ?? "";
    return `${fill(shell.data.reachableFrom, { day, time })} ${read}`;
  });
});

test("the first free week goes fourteen days after it was written", async ({ page }) => {
  const free = ownFreeWeek();
  test.skip(!free, "the firm has not written lately in which week there is room");
  const note = page.getByText(shell.data.freeWeek.heading);
  await page.goto("/");
  await expect(note).toBeVisible();
  await page.clock.install({ time: new Date(Date.parse(free?.until ?? "") + 1) });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(note).toBeHidden();
});

test("on a public holiday nobody answers", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-12-25T11:00:00+01:00") });
  await page.goto("/contact");
  const line = page.locator("main [data-hours]");
  await expect(line).not.toContainText(shell.data.reachable.split("{")[0] ?? "");
});

test("in a break, the end of each page says until when the firm is closed", async ({ page }) => {
  const away = { from: "2027-07-26", until: "2027-08-13", text: "Dicht tot 16 augustus." };
  const data = JSON.stringify(away).replaceAll('"', "&quot;");
  await page.route("/faq", async (route) => {
    const html = await (await route.fetch()).text();
    const body = html.replace(/(<section [^>]*"next-step".*?<p )/s, `$1data-break="${data}" `);
    await route.fulfill({ contentType: "text/html", body });
  });
  const line = page.locator("section[aria-labelledby=next-step] [data-break]");
  await page.clock.install({ time: new Date("2027-07-25T11:00:00+02:00") });
  await page.goto("/faq");
  const usual = await line.textContent();
  await page.clock.setSystemTime(new Date("2027-07-26T11:00:00+02:00"));
  await page.clock.runFor("01:00");
  await expect(line).toHaveText("Dicht tot 16 augustus.");
  expect(usual).not.toBe("Dicht tot 16 augustus.");
});

test("next to the phone number stands until when somebody answers", async ({ page }) => {
  test.skip(!opens, "the firm does not say when it can be reached");
  await page.clock.install({ time: at(opens) });
  await page.goto("/contact");
  // In the header it is only shown if the firm's name leaves enough room.
  const phones = page.locator(":is(header, main) :has(> [data-hours])");
  await expect(phones).toContainText([business.data.phone, business.data.phone]);
  await expect(phones).toContainText([says, says]);

  await page.clock.setSystemTime(at(closes));
  await page.clock.runFor("01:00");
  await expect(phones).toContainText([business.data.phone, business.data.phone]);
  await expect(phones.filter({ hasText: says })).toHaveCount(0);
  const hours = phones.last().locator("[data-hours]");
  await expect
    .poll(async () => nextOpenings.includes((await hours.textContent()) ?? ""))
    .toBe(true);
});
