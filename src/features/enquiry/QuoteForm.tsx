import { type ReactNode, useEffect, useState } from "react";
import type { WallTexts } from "@/content/pages/wall";
import { type PriceList, outcomeText } from "@/features/price-indication/indication";
import { PriceLine } from "@/features/price-indication/PriceLine";
import { PricePanel } from "@/features/price-indication/PricePanel";
import { island } from "@/features/shared/island";
import { Field } from "@/ui/Field";
import { BrokenForm } from "./BrokenForm";
import { EnquiryForm } from "./EnquiryForm";
import { PersonFields } from "./PersonFields";
import styles from "./QuoteForm.module.css";
import { SizeStep } from "./SizeStep";
import { type Enquiry, type EnquiryProps, useEnquiry } from "./use-enquiry";
import { createPricing, useIndication } from "./use-indication";
import { WorkStep } from "./WorkStep";

interface Props extends EnquiryProps {
  prices: PriceList;
  /** The words of the wall that can be drawn. */
  wall: WallTexts;
  /** The prices per square metre, until there is more to say. */
  list?: ReactNode;
}

const id = "quote-form";
const workId = "quote-work";

/** The one form of the quote page: the work first, the price beside it, and only then who asks. */
function QuoteForm({ prices, wall, list, ...props }: Props) {
  const [pricing] = useState(() => createPricing(prices, wall, props.texts.draw.picture));
  const enquiry = useEnquiry("quote", id, props, pricing);
  const { register, formState } = enquiry.fields;
  const { texts } = props;
  const { steps } = texts;
  const select = (name: "timeframe" | "budget") => ({
    as: "select" as const,
    label: texts.fields[name],
    options: texts.options[name],
    choose: texts.choose,
    error: formState.errors[name]?.message,
    optional: texts.optional,
    ...register(name),
  });

  return (
    <div className={styles.quote} id="prijsindicatie">
      <EnquiryForm form="quote" {...{ id, enquiry }} {...props}>
        <div className={styles.steps}>
          <Step number={1} title={steps.work} titleId={workId}>
            <WorkStep {...{ enquiry, texts, prices }} labelledBy={workId} />
          </Step>
          <Step number={2} title={steps.size}>
            <SizeStep {...{ enquiry, texts, prices, wall }} />
          </Step>
          <Step number={3} title={steps.time}>
            <Field {...select("timeframe")} />
            <Field {...select("budget")} />
            <Field
              as="textarea"
              wide
              label={texts.fields.message}
              error={formState.errors.message?.message}
              optional={texts.optional}
              {...enquiry.typed("message")}
            />
          </Step>
          <Step number={4} title={steps.person}>
            <PersonFields {...{ enquiry, texts }} />
          </Step>
          <Line {...{ enquiry, prices }} />
        </div>
      </EnquiryForm>
      <Panel {...{ enquiry, prices }}>{list}</Panel>
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
      <legend>
        <h2 id={titleId}>
          <span aria-hidden="true">{number}</span>
          {title}
        </h2>
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

interface PriceProps {
  enquiry: Enquiry;
  prices: PriceList;
}

function Line({ enquiry, prices }: PriceProps) {
  const { indication } = useIndication(enquiry.fields.control, prices);
  return indication && <PriceLine list={prices} indication={indication} />;
}

/** Long enough not to speak between two digits, or at every step of a drawn wall. */
const pauseMs = 800;

function Panel({ enquiry, prices, children }: PriceProps & { children: ReactNode }) {
  const { job, indication } = useIndication(enquiry.fields.control, prices);
  const text = indication ? outcomeText(indication, prices.texts) : "";
  const [spoken, setSpoken] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div className={styles.beside}>
      <PricePanel list={prices} {...{ job, indication }}>
        {children}
      </PricePanel>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}

function BrokenQuoteForm(props: Props) {
  return <BrokenForm form="quote" id={id} {...props} />;
}

export default island(QuoteForm, BrokenQuoteForm);
