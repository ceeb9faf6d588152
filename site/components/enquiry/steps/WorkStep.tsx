import { otherService } from "@contractor/core/enquiry/fields.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import { euro } from "@contractor/core/facts/format/money.ts";
import type { PriceBook } from "@contractor/core/prices/estimate/price-book.ts";
import { buildingOfProject, partName } from "@contractor/core/prices/estimate/priced-job.ts";
import { answersText } from "@contractor/core/prices/estimate/work.ts";
import { LinkedText } from "#components/text/LinkedText.tsx";
import { unlessBroken } from "./pricing.ts";
import { Tiles } from "./Tiles.tsx";
import { type Quote, stepTitleId } from "./use-quote.ts";

/** What the tile of a service shows: its lowest price, or a note that it needs a visit. */
function serviceTile(value: string, { services, texts }: PriceBook) {
  const service = services.find(({ slug }) => slug === value);
  const drawing = value === otherService ? "tools" : service?.drawing;
  if (!service) {
    return { drawing };
  }
  const { from, fromWithVat, fromFor, also } = service;
  const lowest = from &&
    fromWithVat && [fill(texts.tiles.from, { price: euro(from) }), fromWithVat];
  const prices = lowest ? [...lowest, ...(fromFor ? [fromFor] : [])] : [texts.tiles.visit];
  return { note: also, prices, drawing };
}

const tilesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The questions about the work and the building, which decide the price and the VAT. */
export function WorkStep({ quote }: { quote: Quote }) {
  const { texts, errors, answer, prices, pricedJob } = quote;
  const { association } = quote.quoteTexts;
  const { values } = quote.state;
  const { tiles, building } = prices.texts;
  const { work, parts = [] } = pricedJob ?? {};
  const isBuildingImplied = buildingOfProject[values.projectType] !== undefined;
  const asksBuilding = work !== undefined && values.projectType !== "" && !isBuildingImplied;

  return (
    <>
      <Tiles
        name="service"
        layout="large"
        labelledBy={stepTitleId(1)}
        tiles={tilesOf(texts.options.service).map((tile) => ({
          ...tile,
          ...unlessBroken(serviceTile, undefined)(tile.value, prices),
        }))}
        error={errors.service}
        control={() => ({ required: true })}
      />
      {parts.length > 0 && (
        <Tiles
          name="part"
          layout="low"
          question={pricedJob?.service?.explanation?.question ?? tiles.part}
          tiles={tilesOf(Object.fromEntries(parts))}
          control={(part) => ({
            // Until another part is chosen, the price is that of the first.
            checked: work !== undefined && part === partName(work),
            onChange: () => answer({ part }),
          })}
        />
      )}
      <Tiles
        name="projectType"
        layout="chips"
        question={texts.fields.projectType}
        tiles={tilesOf(texts.options.projectType)}
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
          tiles={tilesOf({ ouder: building.ouder, jonger: building.jonger })}
          control={(value) => ({
            checked: pricedJob?.building === value,
            onChange: () => answer({ building: value }),
          })}
        />
      )}
    </>
  );
}

/** The questions of the work whose answers are lines of the price. None has to be answered. */
export function PriceQuestions({ quote }: { quote: Quote }) {
  const words = quote.prices.texts.questions;
  const { work, answers } = quote.pricedJob ?? {};
  if (!work || !answers || work.questions.length === 0) {
    return null;
  }
  return (
    <>
      <div className="l-whole u-with-script">
        <h3>{words.heading}</h3>
        <p className="t-small">{words.intro}</p>
      </div>
      {work.questions.map(({ name, question, hint, answers: offered }) => (
        <Tiles
          key={name}
          name={`price-${name}`}
          layout="chips"
          question={question}
          hint={hint}
          isOptional
          tiles={[
            ...offered.map(({ name: value, label }) => ({ value, label })),
            { value: "", label: words.unknown },
          ]}
          control={(value) => ({
            checked: value === (answers.get(name) ?? ""),
            onChange: () =>
              quote.answer({ answers: answersText(new Map([...answers, [name, value]])) }),
          })}
        />
      ))}
    </>
  );
}
