import { type ReactNode, useEffect, useState } from "react";
import { QuoteSent } from "#components/enquiry/sent/QuoteSent.tsx";
import { FilePicker } from "#components/enquiry/steps/FilePicker.tsx";
import { SizeStep, understoodSize } from "#components/enquiry/steps/SizeStep.tsx";
import { type QuoteProps, stepTitleId, useQuote } from "#components/enquiry/steps/use-quote.ts";
import { PriceQuestions, WorkStep } from "#components/enquiry/steps/WorkStep.tsx";
import { Boundary } from "#components/fallback/Boundary.tsx";
import { SentFiles } from "#components/photographs/SentFiles.tsx";
import { PriceLine } from "#components/price/panel/PriceLine.tsx";
import { PricePanel } from "#components/price/panel/PricePanel.tsx";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/Field.tsx";
import { formIsland } from "./BrokenForm.tsx";
import { EnquiryForm } from "./EnquiryForm.tsx";
import { PersonFields } from "./PersonFields.tsx";
import styles from "./QuoteForm.module.css";

interface Props extends QuoteProps {
  /** The prices per square metre, shown until a service is chosen. */
  list?: ReactNode;
  /** From which week there is room, as HTML that the page keeps up to date itself. */
  freeWeek?: ReactNode;
}

/**
 * The quote form. It asks about the work first, and shows the price before it asks for a name. A
 * part that may be left out has a boundary of its own, so that the form without it still sends.
 */
export function QuoteForm({ list: pricesPerSquareMeter, freeWeek, ...props }: Props) {
  const quote = useQuote(props);
  const { texts, firm, prices, pricedJob, quoteTexts } = quote;
  const { steps, files } = quoteTexts;
  const { delivery } = quote.files;
  const { values, phase } = quote.state;
  const isSent = phase === "sent";
  const { field, select } = quote.fieldProps;
  const sizeText = understoodSize(values.squareMeters, quoteTexts);

  return (
    <div className={classes(styles.quote, !isSent && styles.withPanel)} id="prijsindicatie">
      <div className={`l-column ${styles.enquiry}`} tabIndex={-1}>
        <EnquiryForm
          enquiry={quote}
          confirmation={<QuoteSent quote={quote} />}
          sentFiles={
            delivery &&
            files.sending && (
              <Boundary>
                <SentFiles
                  delivery={delivery}
                  words={files.sending}
                  onRetry={quote.photographs.retry}
                  firm={firm}
                  texts={texts}
                />
              </Boundary>
            )
          }
        >
          <div className="l-whole">
            <Step number={1} title={steps.work}>
              <WorkStep quote={quote} />
            </Step>
            <Step number={2} title={steps.size}>
              <SizeStep quote={quote} />
              <Boundary>
                <PriceQuestions quote={quote} />
              </Boundary>
              <Boundary>
                <FilePicker quote={quote} />
              </Boundary>
            </Step>
            <Step number={3} title={steps.time}>
              {freeWeek && <div className="l-whole">{freeWeek}</div>}
              <Field {...select("timeframe")} />
              <Field {...select("budget")} />
              <Field {...field("message")} as="textarea" wide hint={quoteTexts.messageHint} />
            </Step>
            <Step number={4} title={steps.person}>
              <PersonFields enquiry={quote} />
            </Step>
            <Boundary>
              <PriceLine prices={prices} pricedJob={pricedJob} />
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
        <SpokenPrice
          text={[sizeText, quote.consequences?.priceIndication].filter(Boolean).join(" ")}
        />
      </div>
    </div>
  );
}

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>
        <h2 id={stepTitleId(number)} className={styles.title}>
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
