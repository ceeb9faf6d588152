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
import { Drawing, Tiles } from "./Tiles.tsx";
import type { Enquiry } from "./use-enquiry.ts";

interface Props {
  enquiry: Enquiry;
  prices: PriceList;
  indication: Indication | undefined;
  labelledBy: string;
}

/** What has to be done, and where: from that the price per square metre and the VAT follow. */
export function WorkStep({ enquiry, prices, indication, labelledBy }: Props) {
  const { values, take } = enquiry;
  const { tiles, building } = prices.texts;
  const options = Object.entries(enquiry.texts.options.service).map(([value, label]) => {
    const service = prices.services.find(({ slug }) => slug === value);
    const drawing = value === otherService ? "roller" : service?.drawing;
    const from = service?.from && tiles.from.replace("{price}", euro(service.from));
    return {
      value,
      label,
      hint: from || (service && tiles.visit),
      drawing: drawing && <Drawing name={drawing} />,
    };
  });
  const parts = partsOf(prices, values.service);
  const work = indication?.work;
  const chosenParts = [values.part, work && partName(work)];
  const { question, ...buildings } = building;
  const asksBuilding = work && values.projectType && !buildingOfProject[values.projectType];
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
      {parts.length > 0 && (
        <Tiles
          name="part"
          question={values.service === otherService ? tiles.other : tiles.part}
          tiles={parts.map(([value, label]) => ({ value, label }))}
          control={(part) => ({
            checked: chosenParts.includes(part),
            onChange: () => take({ part }),
          })}
        />
      )}
      <Field {...enquiry.select("projectType")} />
      {asksBuilding && (
        <Tiles
          name="building"
          question={question}
          tiles={Object.entries(buildings).map(([value, label]) => ({ value, label }))}
          control={(value) => ({
            checked: indication.building === value,
            onChange: () => take({ building: value }),
          })}
        />
      )}
    </>
  );
}
