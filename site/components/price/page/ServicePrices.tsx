import { dutchDay } from "@contractor/core/facts/format/dates.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import { ratePrice } from "@contractor/core/facts/services/rate-price.ts";
import { estimatePath, quotePath } from "@contractor/core/facts/services/service-path.ts";
import type { ServiceSections } from "@contractor/core/facts/services/service-sections.ts";
import { servicePages } from "@contractor/core/facts/services/service-texts.ts";
import { isPromoted } from "@contractor/core/prices/price-rules.ts";
import { prices, rateOf } from "@contractor/core/prices/prices.ts";
import { DataTable } from "#components/list/DataTable.tsx";
import { PointList } from "#components/list/PointList.tsx";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { LinkedText, Paragraphs } from "#components/text/LinkedText.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Heading } from "#ui/Heading.tsx";
import { Section } from "#ui/Section.tsx";
import { Chapter, SidebarLayout } from "#ui/Subsection.tsx";
import styles from "./ServicePrices.module.css";

// The sections of a service's page that have its prices.

/** The cost of the work: a table of earlier jobs, and an explanation. */
export function CostSection({ cost }: { cost: ServiceSections["cost"] }) {
  const { heading, paragraphs, jobs, background } = cost;
  return (
    <Section heading={heading} plane={background} beside>
      {jobs && (
        <DataTable
          caption={heading}
          columns={servicePages.data.jobs}
          rows={jobs.map(({ job, size, amount, withVat }) => [
            job,
            size,
            <PriceFigure key="amount" size="cell" amount={amount} other={withVat} />,
          ])}
        />
      )}
      <Paragraphs texts={paragraphs} />
    </Section>
  );
}

interface Props {
  service: string;
}

interface TableProps extends Props {
  table: ServiceSections["priceTable"];
  /** The text of the button to a quote. */
  button: string;
}

/** A table of rates, with the ways to an estimate and to a quote. */
export function PriceSection({ service, table, button }: TableProps) {
  return (
    <Section
      heading={table.heading}
      intro={<LinkedText text={table.intro} />}
      plane="shade"
      foot={
        <>
          <p className="t-soft">{table.note}</p>
          <div className="l-actions u-above-4">
            <ButtonLink href={estimatePath(service)}>{servicePages.data.estimate}</ButtonLink>
            <ButtonLink href={quotePath(service)} tone="line">
              {button}
            </ButtonLink>
          </div>
        </>
      }
    >
      <DataTable
        caption={table.heading}
        columns={table.columns}
        rows={table.rows.map(({ rate, remark }) => [
          rateOf(rate).label,
          <PriceFigure key="amount" size="cell" {...ratePrice(rate)} />,
          <span key="remark" className="t-soft">
            {remark}
          </span>,
        ])}
      />
    </Section>
  );
}

/** What the work is and what it brings, beside a box with its prices. */
export function IntroBesidePrice({ service, intro }: Props & Pick<ServiceSections, "intro">) {
  const [opening, ...otherParagraphs] = intro.paragraphs;
  return (
    <SidebarLayout aside={<PriceBox service={service} box={intro.priceBox} />}>
      <Chapter heading={intro.heading}>
        <p className={`t-title-s u-above-3 u-below-3 ${styles.opening}`}>{opening}</p>
        <div className={`t-soft ${styles.text}`}>
          <Paragraphs texts={otherParagraphs} />
        </div>
      </Chapter>
      <Chapter heading={intro.benefits.heading}>
        <PointList items={intro.benefits.items} />
      </Chapter>
    </SidebarLayout>
  );
}

/** A box with the prices of a service, its promotion and a button. */
export function PriceBox({ service, box }: Props & { box: ServiceSections["intro"]["priceBox"] }) {
  const { ends } = prices.data.promotion;
  const { promotion } = box;
  return (
    <aside className="l-column" aria-labelledby="price-box">
      <div className={`plane-shade ${styles.panel}`}>
        <Heading
          level={2}
          id="price-box"
          className={`t-title-m ${styles.heading}`}
          text={box.heading}
        />
        <dl className="l-rows">
          {box.lines.map((line) => (
            <div key={line.rate}>
              <dt>{line.label}</dt>
              <dd className={styles.amount}>
                <PriceFigure {...ratePrice(line.rate)} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="t-small u-above-2 u-below-1">
          <LinkedText text={box.note} />
        </p>
        <a className="u-more" href={estimatePath(service)}>
          {servicePages.data.estimate}
        </a>
      </div>
      {promotion && isPromoted(ends, new Date()) && (
        <div className={`plane-yellow ${styles.panel}`} data-promotion-ends={ends}>
          <Heading level={3} className={`t-title-m ${styles.heading}`} text={promotion.heading} />
          <p>
            {fill(promotion.text, {
              endOfMonth: ends === "month" ? promotion.undated : dutchDay(ends),
            })}
          </p>
        </div>
      )}
      <ButtonLink href="/contact">{box.button}</ButtonLink>
    </aside>
  );
}
