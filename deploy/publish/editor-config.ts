import { currentConfig } from "#owner/editor/current-config.ts";

// Prints the editor's configuration for the content in the folder that it is started in.
console.log(JSON.stringify(currentConfig()));
