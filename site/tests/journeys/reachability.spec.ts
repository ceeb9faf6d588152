import { ownFreeWeek } from "@contractor/core/facts/firm/closed-days.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import { business } from "@contractor/core/facts.ts";
import { isDemonstration } from "#tests/support/demonstration.ts";
import { expect, test } from "#tests/support/test.ts";

// What a page says depends on when it is read. The firm's time zone counts, not the visitor's.
test.use({ timezoneId: "America/New_York", viewport: { width: 1680, height: 900 } });

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const open = business.data.openingHours.find((day) => day.opens);
const { opens = "", closes = "" } = open ?? {};

/** A moment in a week in November, in Dutch winter time. */
const at = (time: string) => `2026-11-${16 + week.indexOf(open?.weekdays[0] ?? "")}T${time}+01:00`;

test("next to the phone number stands until when somebody answers", async ({ page }) => {
  test.skip(!opens, "the firm does not say when it can be reached");
  const says = fill(shell.data.reachable, { time: closes.replace(":", ".") });
  const { withChat, mailOnly } = shell.data.readWhileClosed;
  const closed = business.data.whatsapp ? withChat : mailOnly;
  await page.clock.install({ time: new Date(at(opens)) });
  await page.goto("/contact");
  // In the header it is only shown if the firm's name leaves enough room.
  const phones = page.locator(":is(header, main) :has(> [data-hours])");
  await expect(phones).toContainText([business.data.phone, business.data.phone]);
  await expect(phones).toContainText([says, says]);
  await page.clock.setSystemTime(new Date(at(closes)));
  await page.clock.runFor("01:00");
  await expect(phones.last()).toContainText(closed);
  await expect(phones.filter({ hasText: says })).toHaveCount(0);
});

test("a free week goes after fourteen days", async ({ page }) => {
  const free = ownFreeWeek();
  test.skip(!free || !isDemonstration, "another firm may have none");
  const note = page.getByText(shell.data.freeWeek.heading);
  await page.goto("/");
  await expect(note).toBeVisible();
  await page.clock.setFixedTime(Date.parse(free?.until ?? "") + 1);
  await page.reload();
  await expect(note).toBeHidden();
});
