/** Loads the wall module: the component, and the picture of the drawing. */
export const loadWall = () => import("./wall-module.ts");

export type WallModule = typeof import("./wall-module.ts");
