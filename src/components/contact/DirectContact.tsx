import { business } from "@/content/business/business";
import type { DirectContactContent } from "@/content/schemas/service";
import styles from "./DirectContact.module.css";

/** A plane of yellow with the ways to reach a person now: phone, e-mail and, where the firm has it, WhatsApp. */
export function DirectContact({ direct }: { direct: DirectContactContent }) {
  const chat = business.whatsapp && `https://wa.me/${business.whatsapp}`;
  const ways = [
    { label: direct.phone, text: business.phone, href: `tel:${business.phoneInternational}` },
    { label: direct.email, text: business.email, href: `mailto:${business.email}` },
    ...(chat ? [{ label: direct.whatsapp, text: direct.whatsappAction, href: chat }] : []),
  ];
  return (
    <section className={styles.plane} aria-labelledby="direct-contact">
      <div>
        <h2 id="direct-contact">{direct.heading}</h2>
        <p className={styles.text}>{direct.text}</p>
      </div>
      <dl className={styles.ways}>
        {ways.map(({ label, text, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <a href={href} rel={href.startsWith("https:") ? "noopener" : undefined}>
                {text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
