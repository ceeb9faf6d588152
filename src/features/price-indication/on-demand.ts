// What the island needs only once a service is chosen; together here, so that it is one file for the browser.
export { mistakes } from "./area";
export { PriceOutcome } from "./PriceOutcome";
export { WorkQuestions } from "./WorkQuestions";
