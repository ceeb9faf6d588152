import type { Enquiry } from "#components/enquiry/use-enquiry.ts";
import { LinkedText } from "#components/text/LinkedText.tsx";
import { otherService } from "#contract/fields.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import { buildingOfProject, type PricedJob, partName, partsOf } from "#data/estimate/priced-job.ts";
import { fill } from "#data/format/fill.ts";
import { euro } from "#data/format/money.ts";
import { unlessBroken } from "./pricing.ts";
import { Tiles } from "./Tiles.tsx";

interface Props {
  enquiry: Enquiry;
  prices: PriceBook;
  pricedJob: PricedJob | undefined;
  labelledBy: string;
  /** What an association of owners may want to read. */
  association: string | undefined;
}

/** What the tile of a service shows: its lowest price, or a note that it needs a visit. */
function serviceTile(value: string, { services, texts }: PriceBook) {
  const service = services.find(({ slug }) => slug === value);
  const drawing = value === otherService ? "tools" : service?.drawing;
  const notes = service?.also ? [service.also] : [];
  const prices: string[] = [];
  if (service?.from && service.fromWithVat) {
    const { from, fromWithVat, fromFor } = service;
    prices.push(fill(texts.tiles.from, { price: euro(from) }), fromWithVat);
    prices.push(...(fromFor ? [fromFor] : []));
  } else if (service) {
    prices.push(texts.tiles.visit);
  }
  return { notes, prices, drawing };
}

/** The questions about the work and the building, which decide the price and the VAT. */
export function WorkStep({ enquiry, prices, ...props }: Props) {
  const { pricedJob, labelledBy, association } = props;
  const { texts, errors, answer } = enquiry;
  const { values } = enquiry.state;
  const { tiles, building } = prices.texts;
  const buildings = [
    { value: "ouder", label: building.ouder },
    { value: "jonger", label: building.jonger },
  ];
  const services = Object.entries(texts.options.service);
  const projectTypes = Object.entries(texts.options.projectType);
  const parts = unlessBroken(partsOf, [])(prices, values.service);
  const work = pricedJob?.work;
  // Until another part is chosen, the price is that of the first.
  const isChosenPart = (part: string) =>
    part === values.part || (work !== undefined && part === partName(work));
  const isBuildingImplied = buildingOfProject[values.projectType] !== undefined;
  const asksBuilding = work !== undefined && values.projectType !== "" && !isBuildingImplied;

  return (
    <>
      <Tiles
        name="service"
        layout="large"
        labelledBy={labelledBy}
        tiles={services.map(([value, label]) => ({
          value,
          label,
          ...unlessBroken(serviceTile, undefined)(value, prices),
        }))}
        error={errors.service}
        control={() => ({ required: true })}
      />
      {parts.length > 0 && (
        <Tiles
          name="part"
          layout="low"
          question={pricedJob?.service?.explanation?.question ?? tiles.part}
          tiles={parts.map(([value, label]) => ({ value, label }))}
          control={(part) => ({
            checked: isChosenPart(part),
            onChange: () => answer({ part }),
          })}
        />
      )}
      <Tiles
        name="projectType"
        layout="chips"
        question={texts.fields.projectType}
        tiles={projectTypes.map(([value, label]) => ({ value, label }))}
        error={errors.projectType}
        control={() => ({ required: true })}
      />
      {association && values.projectType === "appartement" && (
        <p className="l-whole t-small">
          <LinkedText text={association} />
        </p>
      )}
      {asksBuilding && (
        <Tiles
          name="building"
          layout="low"
          question={building.question}
          tiles={buildings}
          control={(value) => ({
            checked: pricedJob?.building === value,
            onChange: () => answer({ building: value }),
          })}
        />
      )}
    </>
  );
}
