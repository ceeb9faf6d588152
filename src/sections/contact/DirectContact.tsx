import { business } from "@/content/firm/business";
import type { painting } from "@/content/pages/services/schilderwerk";
import styles from "./DirectContact.module.css";

/** A plane of yellow with the three ways to reach a person now: phone, e-mail, WhatsApp. */
export function DirectContact({ direct }: { direct: typeof painting.direct }) {
  const ways = [
    { label: direct.phone, text: business.phone, href: `tel:${business.phoneInternational}` },
    { label: direct.email, text: business.email, href: `mailto:${business.email}` },
    { label: direct.whatsapp, text: direct.whatsappAction, href: `https://wa.me/${business.whatsapp}` },
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
