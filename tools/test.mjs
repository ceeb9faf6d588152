import { runWithPinnedNode } from "./install.mjs";

runWithPinnedNode("tools/test.ts");
