/** Loads the wall module, which is fetched when a visitor draws a wall. */
export const loadWall = () => import("./wall-module.ts");

export type WallModule = typeof import("./wall-module.ts");
