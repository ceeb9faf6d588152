import { runWithPinnedNode } from "./install.mjs";

runWithPinnedNode("tools/start.ts");
