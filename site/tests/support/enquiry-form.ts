import { enquiryProps, quoteTexts } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import { priceBook } from "@contractor/core/prices/estimate/price-book.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { firm } from "./firm.ts";
import { withConsent } from "./shell-steps.ts";

export const sendPath = "**/api/v1.0/email/send";

/** The texts of the forms, and the names of the ways to reach the firm. */
export const contact = enquiryProps("contact").texts;
export const quote = { ...enquiryProps("quote").texts, ...quoteTexts() };

/** The services that both forms offer, with their labels. */
export const offered = Object.entries(contact.options.service).filter(
  ([slug]) => slug in quote.options.service,
);

export const shortAnswers = {
  name: "Fatima el Idrissi",
  email: "fatima@voorbeeld.nl",
  phone: "06 12345678",
  service: offered[0]?.[0] ?? "",
};

export const fullAnswers = {
  ...shortAnswers,
  address: "Kerkstraat 40",
  postalCode: "3811 AD",
  city: "Amersfoort",
  projectType: "appartement",
  squareMeters: "85",
  timeframe: "binnen-3-maanden",
  budget: "2500-5000",
  message: "De muur is 85 m².\nGraag vóór de zomer & met steiger?",
};

/** The part of a text before the value that the page fills in. */
export const textBeforeValue = (text: string) => text.replace(/\{.*$/, "").trim();

/** The texts that a visitor sends by mail and, if the firm has it, WhatsApp instead. */
export async function messagesIn(root: Locator): Promise<(string | null)[]> {
  const mail = await addressOf(root, quote.failed.email);
  const chat = firm.whatsapp && (await addressOf(root, quote.failed.whatsapp));
  const messages = [mail.searchParams.get("body")];
  return chat ? [...messages, chat.searchParams.get("text")] : messages;
}

export const addressOf = async (root: Locator, name: string) =>
  new URL((await root.getByRole("link", { name }).getAttribute("href")) ?? "");

/** Answers the fields of a form at once, as autofill does. Runs in the page. */
function fillControls(form: HTMLElement | SVGElement, answers: Record<string, string>): void {
  for (const [name, answer] of Object.entries(answers)) {
    const choice = `[name=${name}]:is(:not([type=radio]), [value="${answer}"])`;
    const control = form.querySelector<HTMLInputElement>(choice);
    if (!control || control.disabled) {
      throw new Error(`The form cannot be answered with ${name}: ${answer}`);
    }
    if (control.type === "radio") {
      control.click();
    } else {
      control.value = answer;
      for (const type of ["input", "change", "focusout"]) {
        control.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  }
}

export type EnquiryForm = ReturnType<typeof enquiryForm>;

export function enquiryForm(page: Page, expectConsole: (message: RegExp) => void) {
  const form = {
    /** The form's island, until its script has loaded. */
    island: page.locator("main astro-island[ssr]:has([name=privacy])"),
    submitButton: page.locator("main form button[type=submit]").last(),
    pricePanel: page.getByRole("complementary", { name: priceBook().texts.heading }),
    toasts: page.getByRole("region", { name: shell.data.toastArea }),
    /** The message that stays in the form after a failure. */
    failure: page.getByRole("alert").filter({ hasText: textBeforeValue(contact.failed.kept) }),
    retry: page.getByRole("button", { name: contact.failed.retry }),
    field: (name: string) => page.locator(`main form [name=${name}]`),
    tile: (name: string | RegExp) => page.getByRole("radio", { name }),
    confirmation: () =>
      page.getByRole("heading", {
        name: (page.url().includes("/contact") ? contact : quote).sent.heading,
        exact: true,
      }),

    /** Expects these answers in the fields; among tiles, the selected one counts. */
    async expectAnswers(answers: Record<string, string>): Promise<void> {
      for (const [name, given] of Object.entries(answers)) {
        const chosen = page.locator(":not([type=radio]), :checked");
        await expect(form.field(name).and(chosen)).toHaveValue(given);
      }
    },

    async shownReference(): Promise<string> {
      const reference = new RegExp(`^${firm.referencePrefix}-[2-9A-Z]{8}$`);
      return (await page.locator("main").getByText(reference).first().textContent()) ?? "";
    },

    /** Opens a page without the cookie banner, which has its own tests. */
    async open(path: string): Promise<void> {
      await withConsent(page);
      await page.goto(path);
    },

    async hydrate(): Promise<void> {
      await form.field("name").focus();
      await expect(form.island).toHaveCount(0);
    },

    /** Fills in fields, given by name, with the values of choices. */
    async fill(answers: Record<string, string>): Promise<void> {
      await expect(form.field(Object.keys(answers).at(-1) ?? "privacy").first()).toBeVisible();
      await page.locator("main form").evaluate(fillControls, answers);
    },

    /** Agrees with one click. Before the form's script, the script repeats it a moment later. */
    async agree(): Promise<void> {
      await form.field("privacy").click();
      await expect(form.field("privacy")).toBeChecked();
    },

    /**
     * Moves the page's clock forward by the time that a person needs for the form, because the form
     * refuses what is sent sooner.
     */
    humanTime: () =>
      page.evaluate(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + 1_500;
      }),

    /** Fills in the form and agrees, in the time that a person needs. */
    async fillIn(answers: Record<string, string>): Promise<void> {
      await form.fill(answers);
      await form.agree();
      await form.humanTime();
    },

    /** Fills in the form, agrees, and presses the button. */
    async send(answers: Record<string, string>): Promise<void> {
      await form.fillIn(answers);
      await form.submitButton.click();
    },

    /** Sends the form, waits for the confirmation, and returns the enquiry number. */
    async sendWell(answers: Record<string, string>): Promise<string> {
      await form.send(answers);
      await expect(form.confirmation()).toBeVisible();
      return form.shownReference();
    },

    /**
     * Answers the calls to the mail service with a status, or 0 for a broken connection; returns
     * what was posted.
     */
    async answerWith(status = 200, body = "OK"): Promise<Record<string, string | undefined>[]> {
      const posted: Record<string, string | undefined>[] = [];
      expectConsole(new RegExp(`status of ${status}|ERR_FAILED`));
      await page.route(sendPath, async (route) => {
        posted.push(route.request().postDataJSON().template_params);
        await (status ? route.fulfill({ status, body }) : route.abort());
      });
      return posted;
    },
  };
  return form;
}
