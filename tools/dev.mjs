import { runWithPinnedNode } from "./install.mjs";

runWithPinnedNode("tools/dev.ts");
