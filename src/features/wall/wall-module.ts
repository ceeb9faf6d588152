import { DrawnWall } from "./DrawnWall.tsx";
import { drawPicture } from "./picture.ts";

// One script for the browser to fetch once a visitor draws a wall.
export { DrawnWall, drawPicture };
