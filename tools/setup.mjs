import { runWithPinnedNode } from "./install.mjs";

runWithPinnedNode("tools/setup.ts");
