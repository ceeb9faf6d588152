import { DrawnWall } from "./DrawnWall.tsx";
import { drawPicture } from "./picture.ts";

// The module that is loaded when a visitor draws a wall.
export { DrawnWall, drawPicture };
