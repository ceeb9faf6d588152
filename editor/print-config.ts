import { currentConfig } from "./current-config.ts";
import { unnamed } from "./labels.ts";

// For the tests: what the editor is made from, and the fields that have no name yet.
const config = currentConfig();
process.stdout.write(JSON.stringify({ config, unnamed: [...unnamed] }));
