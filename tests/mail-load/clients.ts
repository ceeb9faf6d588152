import { setTimeout as delay } from "node:timers/promises";
import type { MailConfig } from "../../mail/config.ts";

interface ClientFigures {
  /** References of the enquiries that were answered 200. */
  answered: string[];
  retries: number;
}

interface ClientOptions {
  /** Where the mail service listens. */
  origin: string;
  config: MailConfig;
  /** Number of different enquiries. */
  count: number;
  onAnswer: () => void;
  /** Stops early when it aborts. */
  signal: AbortSignal;
}

/** One in so many attempts is given up by the client while it is on its way. */
const impatienceRate = 1 / 12;
const concurrentClients = 40;

/** Sends different enquiries, each again with the same reference until it is answered 200. */
export async function sendEnquiries(options: ClientOptions): Promise<ClientFigures> {
  const { origin, config, count, onAnswer, signal } = options;
  const figures: ClientFigures = { answered: [], retries: 0 };
  let next = 0;
  async function client(): Promise<void> {
    while (next < count && !signal.aborted) {
      next += 1;
      const reference = `load-${next}`;
      const body = JSON.stringify(enquiry(reference, config));
      while (!signal.aborted && !(await attempt(origin, body))) {
        figures.retries += 1;
        await delay(20 + Math.random() * 180);
      }
      if (signal.aborted) return;
      figures.answered.push(reference);
      onAnswer();
    }
  }
  await Promise.all(Array.from({ length: concurrentClients }, client));
  return figures;
}

async function attempt(origin: string, body: string): Promise<boolean> {
  const patience = Math.random() < impatienceRate ? Math.ceil(Math.random() * 150) : 15_000;
  try {
    const response = await fetch(`${origin}/api/v1.0/email/send`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      signal: AbortSignal.timeout(patience),
    });
    await response.text();
    return response.status === 200;
  } catch {
    return false;
  }
}

function enquiry(reference: string, { publicKey, forms }: MailConfig): object {
  return {
    lib_version: "4.4.1",
    user_id: publicKey,
    service_id: forms.quote.serviceId,
    template_id: forms.quote.templateId,
    template_params: {
      form_type: "Offerteaanvraag",
      recipient_email: forms.quote.recipient,
      name: `Bezoeker ${reference}`,
      email: `${reference}@example.nl`,
      phone: "010-1234567",
      service: "gevel-stucen",
      project_type: "woning",
      square_meters: "80",
      message: `Graag een offerte.\nMet vriendelijke groet, bezoeker ${reference}`,
      reference,
      sent_at: new Date().toISOString(),
    },
  };
}
