import { quotePath, servicePages } from "@/content/pages/service-pages";
import { CallToAction } from "@/components/contact/CallToAction";

interface Props {
  service: string;
  closing: { heading: string; text: string; button: string };
  tone?: "yellow" | "cobalt";
}

/** What closes the page of a service: its quote, or the phone. */
export function ServiceClosing({ service, closing, tone }: Props) {
  return <CallToAction {...closing} href={quotePath(service)} call={servicePages.call} tone={tone} />;
}
