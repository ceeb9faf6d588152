import { dayReceived, readReceived, removeReceived } from "#components/enquiry/kept/received.ts";

/** Fills in the line about the request that this device sent, and lets a visitor remove it. */
export function fillInReceived(): void {
  const line = document.querySelector<HTMLElement>("[data-received-line]");
  const received = readReceived("quote");
  if (!line || !received) {
    return;
  }
  const values = { reference: received.enquiryNumber, date: dayReceived(received) };
  for (const place of line.querySelectorAll<HTMLElement>("[data-received]")) {
    place.textContent = values[place.dataset.received as keyof typeof values];
  }
  line.querySelector("button")?.addEventListener("click", () => {
    removeReceived("quote");
    document.documentElement.removeAttribute("data-received");
    document.querySelector("main")?.focus({ preventScroll: true });
  });
}
