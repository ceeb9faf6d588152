import { writeFileSync } from "node:fs";
import { digestsOf, exampleFile } from "@contractor/owner/begin/example.ts";

// Notes what the demonstration says, by which a new firm's project knows what is still of it. Run
// it when the demonstration has changed: npm run example.
writeFileSync(exampleFile, `${JSON.stringify(digestsOf("."), null, 2)}\n`);
