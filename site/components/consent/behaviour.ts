import { applyToTag, type Choice, type ConsentRecord, writeRecord } from "./choice.ts";

// Makes the banner and its small button work. The attribute `data-consent` of the root element
// decides which of them is visible: the banner ("open"), the button once there is a choice
// ("given"), or neither ("hidden").

const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector(`[data-consent-banner] ${selector}`) as Found;
const details = find("[data-consent-details]");
const toggle = find("[data-consent-do=unfold]");
const save = find("[data-consent-do=save]");
const box = (name: keyof Choice) => find<HTMLInputElement>(`[name=${name}]`);
const root = document.documentElement;
let record = readConsent();
/** Whether the browser has kept the choice, which it may refuse. */
let isKept = record !== null;
if (record) {
  applyToTag(record);
}

function unfold(open: boolean): void {
  toggle.setAttribute("aria-expanded", `${open}`);
  details.hidden = !open;
  save.hidden = !open;
}

/** Sets the checkboxes to the stored choice. */
function resetCheckboxes(): void {
  for (const name of ["analytics", "marketing"] as const) {
    box(name).checked = record?.[name] ?? false;
  }
}
// After a reload, browsers restore checkboxes that were changed but never saved.
resetCheckboxes();

function show(part: "open" | "given" | "hidden"): void {
  resetCheckboxes();
  unfold(false);
  root.dataset.consent = part;
}

/** Takes over a choice, or asks again where there is none any more. */
function takeOver(choice: ConsentRecord | null): void {
  record = choice;
  isKept = readConsent() !== null;
  applyToTag(choice ?? { analytics: false, marketing: false });
  show(choice ? "given" : "open");
}

function decide(state: ConsentRecord["state"], analytics: boolean, marketing: boolean): void {
  const timestamp = new Date().toISOString();
  const services = root.dataset.analytics ?? "";
  const choice = { state, necessary: true, analytics, marketing, timestamp, services } as const;
  writeRecord(choice);
  takeOver(choice);
}

const actions: Record<string, () => void> = {
  accept: () => decide("accepted", true, true),
  reject: () => decide("rejected", false, false),
  save: () => decide("customized", box("analytics").checked, box("marketing").checked),
  unfold: () => unfold(details.hidden === true),
  close: () => show(record ? "given" : "hidden"),
  open: () => show("open"),
};

/** Takes over what was chosen or cleared since, on another page or in another tab. */
function lookAgain(): void {
  const choice = readConsent();
  if (choice ? choice.timestamp !== record?.timestamp : isKept) {
    takeOver(choice);
  }
}

// A page in the back-forward cache hears nothing of other tabs, and neither may one in the
// background of a phone.
addEventListener("pageshow", lookAgain);
addEventListener("storage", lookAgain);
document.addEventListener("visibilitychange", lookAgain);

/** What a tap beside the button meant: its invisible target may cover another control. */
function controlBelow({ detail, clientX, clientY }: MouseEvent, button: HTMLElement) {
  if (detail === 0 || clientX <= button.getBoundingClientRect().right) {
    return undefined;
  }
  const below = document.elementsFromPoint(clientX, clientY)[1];
  return below?.closest<HTMLElement>("a, button, input, label, select, summary, textarea");
}

document.addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLElement>("[data-consent-do]");
  if (!button) {
    return;
  }
  const { consentDo: name = "" } = button.dataset;
  const meant = name === "open" ? controlBelow(event, button) : undefined;
  if (meant) {
    meant.focus({ preventScroll: true });
    meant.click();
    return;
  }
  actions[name]?.();
  // After a click by keyboard, the focus moves to what takes the place of the button that was
  // pressed, or the page.
  if (event.detail === 0 && name !== "unfold") {
    const next = record ? "[data-consent-do=open]" : "main";
    const target = name === "open" ? toggle : document.querySelector<HTMLElement>(next);
    target?.focus({ preventScroll: true });
  }
});
