import type { ResultTexts } from "@/content/pages/price-indication";
import { endOfPromotion } from "@/features/promotion/end-of-promotion";
import { Button } from "@/ui/Button";
import type { Estimate, Tariff } from "./calculation";
import type { Indication } from "./indication";
import { rangeText, subjectText } from "./messages";
import styles from "./PriceResult.module.css";
import { RangeChart } from "./RangeChart";
import { ShareButton } from "./ShareButton";

interface Props {
  indication: Indication;
  texts: ResultTexts;
  tariff: Tariff;
  onTakeAlong: () => void;
  /** The address that shows this result. */
  address: () => string;
}

/** The outcome, as amounts or as a visit, with what can be done with it. */
export function PriceResult({ indication, texts, tariff, onTakeAlong, address }: Props) {
  const { estimate, work, squareMetres = 0 } = indication;
  const { buttons } = texts;
  /** Only such work is set beside the example projects: other work has other prices. */
  const followsExamples = work !== undefined && !work.rate;
  return (
    <div className={styles.result} data-price-result>
      <h3>{subjectText(indication)}</h3>
      {estimate?.kind === "range" && (
        <>
          <Amounts estimate={estimate} words={texts.result} ends={tariff.promotion.ends} />
          {followsExamples && (
            <RangeChart
              range={estimate.excludingVat}
              {...{ squareMetres }}
              examples={tariff.examples}
              words={texts.chart}
            />
          )}
        </>
      )}
      {estimate?.kind === "visit" && (
        <div className={styles.visit}>
          <p className={styles.amount}>{texts.visit.heading}</p>
          <p>{estimate.reason === "unknown" ? indication.service.visit : texts.visit[estimate.reason]}</p>
          <p>{texts.visit.next}</p>
        </div>
      )}
      <div className={styles.actions}>
        <Button tone="ink" onClick={onTakeAlong}>
          {estimate?.kind === "visit" ? buttons.visit : buttons.quote}
        </Button>
        <ShareButton {...{ address }} title={subjectText(indication)} words={buttons} />
        <Button tone="line-light" compact onClick={() => window.print()}>
          {buttons.print}
        </Button>
      </div>
    </div>
  );
}

interface AmountsProps {
  estimate: Extract<Estimate, { kind: "range" }>;
  words: ResultTexts["result"];
  /** When the promotion ends, as content/prices.yaml says it. */
  ends: string;
}

function Amounts({ estimate, words, ends }: AmountsProps) {
  const { includingVat, excludingVat, vatPercent, discount } = estimate;
  return (
    <>
      <p>
        <b className={styles.amount}>{rangeText(includingVat)}</b>
        {words.includingVat.replace("{percent}", `${vatPercent}%`)}
      </p>
      <p>
        <b className={styles.second}>{rangeText(excludingVat)}</b>
        {words.excludingVat}
      </p>
      {discount && (
        <p className={styles.discount}>
          {words.discount
            .replace("{percent}", `${discount.percent}%`)
            .replace("{before}", rangeText(discount.before))
            .replace("{endOfMonth}", endOfPromotion(ends, new Date()))}
        </p>
      )}
    </>
  );
}
