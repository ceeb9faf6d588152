import { DrawnWall } from "./DrawnWall.tsx";
import { drawPicture } from "./elevation/picture.ts";
import { Total, WallPrice } from "./Total.tsx";

// The module that is loaded when a visitor draws a wall.
export { DrawnWall, drawPicture, Total, WallPrice };
