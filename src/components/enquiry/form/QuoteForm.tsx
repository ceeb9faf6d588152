import { type ReactNode, useEffect, useState } from "react";
import type { FormProps } from "#components/enquiry/enquiry-store.ts";
import { QuoteSent } from "#components/enquiry/sent/QuoteSent.tsx";
import { FilePicker } from "#components/enquiry/steps/FilePicker.tsx";
import { createPricing } from "#components/enquiry/steps/pricing.ts";
import { SizeStep, understoodSize } from "#components/enquiry/steps/SizeStep.tsx";
import { PriceQuestions, WorkStep } from "#components/enquiry/steps/WorkStep.tsx";
import { useEnquiry } from "#components/enquiry/use-enquiry.ts";
import { Boundary } from "#components/fallback/Boundary.tsx";
import { SentFiles } from "#components/photographs/SentFiles.tsx";
import { PriceLine } from "#components/price/panel/PriceLine.tsx";
import { PricePanel } from "#components/price/panel/PricePanel.tsx";
import { soonest } from "#contract/fields.ts";
import type { QuoteTexts } from "#data/enquiry/enquiry-props.ts";
import type { WallTexts } from "#data/enquiry/wall.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import { fill } from "#data/format/fill.ts";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/Field.tsx";
import { formIsland } from "./BrokenForm.tsx";
import { CallOrChat, EnquiryForm } from "./EnquiryForm.tsx";
import { PersonFields } from "./PersonFields.tsx";
import styles from "./QuoteForm.module.css";

interface Props extends FormProps {
  quoteTexts: QuoteTexts;
  prices: PriceBook;
  wall: WallTexts;
  /** The prices per square metre, shown until a service is chosen. */
  list?: ReactNode;
  /** From which week there is room, as HTML that the page keeps up to date itself. */
  freeWeek?: ReactNode;
}

const workId = "quote-work";

/**
 * The quote form. It asks about the work first, and shows the price before it asks for a name. A
 * part that may be left out has a boundary of its own, so that the form without it still sends.
 */
export function QuoteForm({
  quoteTexts,
  prices,
  wall,
  list: pricesPerSquareMeter,
  freeWeek,
  ...props
}: Props) {
  const { steps, afterSending } = quoteTexts;
  const { texts, firm } = props;
  const [pricing] = useState(() => createPricing(prices, wall, quoteTexts));
  const enquiry = useEnquiry("quote", props, pricing);
  const [isWallInView, setWallInView] = useState(false);
  const { photographs } = enquiry;
  const { delivery } = enquiry.files;
  const { values } = enquiry.state;
  const isSent = enquiry.state.phase === "sent";
  const { field, select } = enquiry.fieldProps;
  const pricedJob = pricing.pricedJob(values);
  const sizeText = understoodSize(values.squareMeters, quoteTexts);

  return (
    <div className={classes(styles.quote, !isSent && styles.withPanel)} id="prijsindicatie">
      <div className={`l-column ${styles.enquiry}`} tabIndex={-1}>
        <EnquiryForm
          enquiry={enquiry}
          confirmation={<QuoteSent enquiry={enquiry} quoteTexts={quoteTexts} />}
          sentFiles={
            delivery &&
            quoteTexts.files.sending && (
              <Boundary>
                <SentFiles
                  delivery={delivery}
                  texts={quoteTexts.files.sending}
                  onRetry={photographs.retry}
                  firm={firm}
                  names={texts.failed}
                />
              </Boundary>
            )
          }
        >
          <div className="l-whole">
            <Step number={1} title={steps.work} titleId={workId}>
              <WorkStep
                enquiry={enquiry}
                prices={prices}
                pricedJob={pricedJob}
                labelledBy={workId}
                association={quoteTexts.association}
              />
            </Step>
            <Step number={2} title={steps.size}>
              <SizeStep
                enquiry={enquiry}
                pricing={pricing}
                quoteTexts={quoteTexts}
                prices={prices}
                wall={wall}
                onWallView={setWallInView}
              />
              <Boundary>
                <PriceQuestions
                  pricedJob={pricedJob}
                  onAnswer={enquiry.answer}
                  words={prices.texts.questions}
                />
              </Boundary>
              <Boundary>
                <FilePicker
                  photographs={photographs}
                  items={enquiry.files.items}
                  label={texts.fields.files}
                  texts={quoteTexts.files}
                  kinds={afterSending.files}
                />
              </Boundary>
            </Step>
            <Step number={3} title={steps.time}>
              {freeWeek && <div className="l-whole">{freeWeek}</div>}
              <Field
                {...select("timeframe")}
                more={
                  <p role="status">
                    {values.timeframe === soonest && (
                      <>
                        <CallOrChat enquiry={enquiry} words={quoteTexts.hurry} />
                        {firm.hours && `. ${fill(texts.hours, { hours: firm.hours })}`}
                      </>
                    )}
                  </p>
                }
              />
              <Field {...select("budget")} />
              <Field {...field("message")} as="textarea" wide hint={quoteTexts.messageHint} />
            </Step>
            <Step number={4} title={steps.person}>
              <PersonFields enquiry={enquiry} />
            </Step>
            {/* The drawing of a wall shows the price itself. */}
            <Boundary>
              <PriceLine prices={prices} pricedJob={pricedJob} isAway={isWallInView} />
            </Boundary>
          </div>
        </EnquiryForm>
      </div>
      <div hidden={isSent}>
        <Boundary>
          <PricePanel prices={prices} pricedJob={pricedJob}>
            {pricesPerSquareMeter}
          </PricePanel>
        </Boundary>
        <SpokenPrice text={[sizeText, enquiry.priceIndication].filter(Boolean).join(" ")} />
      </div>
    </div>
  );
}

interface StepProps {
  number: number;
  title: string;
  titleId?: string;
  children: ReactNode;
}

function Step({ number, title, titleId, children }: StepProps) {
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>
        <h2 id={titleId} className={styles.title}>
          <span aria-hidden="true">{number}</span>
          {title}
        </h2>
      </legend>
      <div className="l-fields">{children}</div>
    </fieldset>
  );
}

/** A pause after which the price is announced, so that it is not announced at every digit. */
const pauseMs = 800;

/** The price for screen readers, when it has not changed for a moment. */
function SpokenPrice({ text }: { text: string }) {
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p className="u-visually-hidden" role="status">
      {announced}
    </p>
  );
}

export default formIsland<Omit<Props, "store">>("quote", QuoteForm, styles.quote);
