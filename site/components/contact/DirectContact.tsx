import { faq } from "@contractor/core/facts/questions/questions.ts";
import type { ServiceSections } from "@contractor/core/facts/services/service-sections.ts";
import { business } from "@contractor/core/facts.ts";
import { Section } from "#ui/Section.tsx";
import { chatAddress } from "./ChatButton.tsx";
import styles from "./DirectContact.module.css";

/** A yellow section with the firm's phone number, e-mail address and, if it has it, WhatsApp. */
export function DirectContact({ direct }: { direct: ServiceSections["direct"] }) {
  const { phone, phoneInternational, email } = business.data;
  const chat = chatAddress(faq.data.whatsappMessage);
  const channels = [
    { label: direct.phone, text: phone, href: `tel:${phoneInternational}` },
    { label: direct.email, text: email, href: `mailto:${email}` },
  ];
  if (chat) {
    channels.push({ label: direct.whatsapp, text: direct.whatsappAction, href: chat });
  }
  return (
    <Section
      heading={direct.heading}
      intro={direct.text}
      plane="yellow"
      loud
      beside
      foot={
        <p>
          {direct.form.text}{" "}
          <a className="u-more" href="/contact">
            {direct.form.label}
          </a>
        </p>
      }
    >
      <dl className="l-rows">
        {channels.map(({ label, text, href }) => (
          <div key={label} className={`l-column l-across ${styles.channel}`}>
            <dt className="t-bold">{label}</dt>
            <dd>
              <a className={`t-figure ${styles.address}`} href={href}>
                {text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
