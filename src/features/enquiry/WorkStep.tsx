import { otherService } from "#contract/options.ts";
import { euro } from "@/content/lib/money";
import { buildingOfProject, type PriceList, partName, partsOf } from "@/features/price-indication/indication";
import { Field } from "@/ui/Field";
import styles from "./QuoteForm.module.css";
import { ServiceDrawing } from "./ServiceDrawing";
import { Tiles } from "./Tiles";
import type { Enquiry, EnquiryProps } from "./use-enquiry";
import { useIndication } from "./use-indication";

interface Props extends Pick<EnquiryProps, "texts"> {
  enquiry: Enquiry;
  prices: PriceList;
  /** The id of the question what has to be done. */
  labelledBy: string;
}

/** What has to be done, and where: from that the price per square metre and the VAT follow. */
export function WorkStep({ enquiry, texts, prices, labelledBy }: Props) {
  const { register, formState } = enquiry.fields;
  const { tiles, services } = prices.texts;
  const options = Object.entries(texts.options.service).map(([value, label]) => {
    const service = services.find(({ slug }) => slug === value);
    const drawing = value === otherService ? "roller" : service?.drawing;
    const from = service?.from && tiles.from.replace("{price}", euro(service.from));
    return {
      value,
      label,
      hint: from || (service && tiles.visit),
      drawing: drawing && <ServiceDrawing name={drawing} />,
    };
  });
  return (
    <>
      <Tiles
        name="service"
        labelledBy={labelledBy}
        tiles={options}
        hint={tiles.note}
        error={formState.errors.service?.message}
        control={() => ({ ...register("service"), required: true })}
      />
      <PartQuestion {...{ enquiry, prices }} />
      <Field
        as="select"
        label={texts.fields.projectType}
        options={texts.options.projectType}
        choose={texts.choose}
        error={formState.errors.projectType?.message}
        {...register("projectType")}
      />
      <BuildingQuestion {...{ enquiry, prices }} />
    </>
  );
}

type QuestionProps = Pick<Props, "enquiry" | "prices">;

/** Which part of a service, where its parts differ in price; and which service, where the form offers it as another. */
function PartQuestion({ enquiry: { fields }, prices }: QuestionProps) {
  const { job, indication } = useIndication(fields.control, prices);
  const parts = partsOf(prices, job.service);
  if (parts.length === 0) return null;
  const { tiles } = prices.texts;
  const isChosen = (name: string) =>
    name === job.part || (indication?.work && name === partName(indication.work));
  return (
    <div className={styles.question}>
      <h3 id="part-question">{job.service === otherService ? tiles.other : tiles.part}</h3>
      <Tiles
        name="part"
        labelledBy="part-question"
        low
        tiles={parts.map(([value, label]) => ({ value, label }))}
        control={(value) => ({
          checked: isChosen(value) ?? false,
          onChange: () => fields.setValue("part", value),
        })}
      />
    </div>
  );
}

/** Whether the home is old enough for the low VAT, where the type of project leaves that open. */
function BuildingQuestion({ enquiry: { fields }, prices }: QuestionProps) {
  const { job, indication } = useIndication(fields.control, prices);
  if (!indication?.work || !job.projectType || buildingOfProject[job.projectType]) return null;
  const { question, ...answers } = prices.texts.building;
  return (
    <div>
      <h3 id="building-question">{question}</h3>
      <Tiles
        name="building"
        labelledBy="building-question"
        low
        tiles={Object.entries(answers).map(([value, label]) => ({ value, label }))}
        control={(value) => ({
          checked: indication.building === value,
          onChange: () => fields.setValue("building", value),
        })}
      />
    </div>
  );
}
