import { otherService } from "#contract/options.ts";
import { euro } from "#data/lib/money.ts";
import type { PriceList } from "#features/price-indication/calculation.ts";
import {
  buildingOfProject,
  type Indication,
  partName,
  partsOf,
} from "#features/price-indication/indication.ts";
import { Field } from "#ui/Field.tsx";
import { TileIcon } from "./TileIcon.tsx";
import { Tiles } from "./Tiles.tsx";
import type { Enquiry } from "./use-enquiry.ts";

interface Props {
  enquiry: Enquiry;
  prices: PriceList;
  indication: Indication | undefined;
  labelledBy: string;
}

/** The tile of a service: the price it starts at, or that somebody has to come and look. */
function serviceTile(value: string, label: string, { services, texts }: PriceList) {
  const service = services.find(({ slug }) => slug === value);
  const iconName = value === otherService ? "roller" : service?.drawing;
  let hint: string | undefined;
  if (service?.from && service.fromWithVat) {
    hint = texts.tiles.from
      .replace("{price}", euro(service.from))
      .replace("{withVat}", euro(service.fromWithVat));
  } else if (service) {
    hint = texts.tiles.visit;
  }
  return { value, label, hint, icon: iconName && <TileIcon name={iconName} /> };
}

/** Asks what has to be done, and where: the price per square metre and the VAT follow from that. */
export function WorkStep({ enquiry, prices, indication, labelledBy }: Props) {
  const { values, readAnswers } = enquiry;
  const { tiles, building } = prices.texts;
  const { question: buildingQuestion, ...buildings } = building;
  const services = Object.entries(enquiry.texts.options.service);
  const parts = partsOf(prices, values.service);
  const work = indication?.work;
  // Until another part is chosen, the price is that of the first.
  const isChosenPart = (part: string) =>
    part === values.part || (work !== undefined && part === partName(work));
  const decidesBuilding = buildingOfProject[values.projectType] !== undefined;
  const asksBuilding = work !== undefined && values.projectType !== "" && !decidesBuilding;

  return (
    <>
      <Tiles
        name="service"
        labelledBy={labelledBy}
        tiles={services.map(([value, label]) => serviceTile(value, label, prices))}
        hint={tiles.note}
        error={enquiry.errors.service}
        control={() => ({ required: true })}
      />
      {parts.length > 0 && (
        <Tiles
          name="part"
          question={values.service === otherService ? tiles.other : tiles.part}
          tiles={parts.map(([value, label]) => ({ value, label }))}
          control={(part) => ({
            checked: isChosenPart(part),
            onChange: () => readAnswers({ part }),
          })}
        />
      )}
      <Field {...enquiry.select("projectType")} />
      {asksBuilding && (
        <Tiles
          name="building"
          question={buildingQuestion}
          tiles={Object.entries(buildings).map(([value, label]) => ({ value, label }))}
          control={(value) => ({
            checked: indication?.building === value,
            onChange: () => readAnswers({ building: value }),
          })}
        />
      )}
    </>
  );
}
