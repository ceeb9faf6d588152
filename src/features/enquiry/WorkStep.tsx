import { otherService } from "#contract/options.ts";
import { euro } from "@/content/lib/money";
import {
  buildingOfProject,
  type Indication,
  type PriceList,
  partName,
  partsOf,
} from "@/features/price-indication/indication";
import { Field } from "@/ui/Field";
import { Drawing } from "./Drawing";
import styles from "./QuoteForm.module.css";
import { Tiles } from "./Tiles";
import type { Enquiry, EnquiryProps } from "./use-enquiry";

interface Props extends Pick<EnquiryProps, "texts"> {
  enquiry: Enquiry;
  prices: PriceList;
  indication: Indication | undefined;
  /** The id of the question what has to be done. */
  labelledBy: string;
}

/** What has to be done, and where: from that the price per square metre and the VAT follow. */
export function WorkStep({ enquiry, texts, prices, indication, labelledBy }: Props) {
  const { tiles, services } = prices.texts;
  const options = Object.entries(texts.options.service).map(([value, label]) => {
    const service = services.find(({ slug }) => slug === value);
    const drawing = value === otherService ? "roller" : service?.drawing;
    const from = service?.from && tiles.from.replace("{price}", euro(service.from));
    return {
      value,
      label,
      hint: from || (service && tiles.visit),
      drawing: drawing && <Drawing name={drawing} />,
    };
  });
  return (
    <>
      <Tiles
        name="service"
        labelledBy={labelledBy}
        tiles={options}
        hint={tiles.note}
        error={enquiry.errors.service}
        control={() => ({ required: true })}
      />
      <PartQuestion {...{ enquiry, prices, indication }} />
      <Field {...enquiry.select("projectType")} />
      <BuildingQuestion {...{ enquiry, prices, indication }} />
    </>
  );
}

type QuestionProps = Pick<Props, "enquiry" | "prices" | "indication">;

/** Which part of a service, where its parts differ in price; and which service, where the form offers it as another. */
function PartQuestion({ enquiry: { values, take }, prices, indication }: QuestionProps) {
  const parts = partsOf(prices, values.service);
  if (parts.length === 0) return null;
  const { tiles } = prices.texts;
  const isChosen = (name: string) =>
    name === values.part || (indication?.work && name === partName(indication.work));
  return (
    <div className={styles.question}>
      <h3 id="part-question">{values.service === otherService ? tiles.other : tiles.part}</h3>
      <Tiles
        name="part"
        labelledBy="part-question"
        low
        tiles={parts.map(([value, label]) => ({ value, label }))}
        control={(part) => ({ checked: isChosen(part) ?? false, onChange: () => take({ part }) })}
      />
    </div>
  );
}

/** Whether the home is old enough for the low VAT, where the type of project leaves that open. */
function BuildingQuestion({ enquiry: { values, take }, prices, indication }: QuestionProps) {
  if (!indication?.work || !values.projectType || buildingOfProject[values.projectType]) return null;
  const { question, ...answers } = prices.texts.building;
  return (
    <div>
      <h3 id="building-question">{question}</h3>
      <Tiles
        name="building"
        labelledBy="building-question"
        low
        tiles={Object.entries(answers).map(([value, label]) => ({ value, label }))}
        control={(building) => ({
          checked: indication.building === building,
          onChange: () => take({ building }),
        })}
      />
    </div>
  );
}
