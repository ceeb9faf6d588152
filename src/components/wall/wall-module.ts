import { DrawnWall } from "./DrawnWall.tsx";
import { StillWall } from "./elevation/StillWall.tsx";
import { Total, WallPrice } from "./Total.tsx";

// The module that is loaded when a visitor draws a wall.
export { DrawnWall, StillWall, Total, WallPrice };
