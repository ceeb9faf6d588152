// What the form needs only once there are files; together here, so that it is one file for the browser.
export { Deliveries } from "./Deliveries";
export { Gallery } from "./Gallery";
export { openPhotographs } from "./open";
