import { relative } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { newerApis } from "./newer-apis.ts";

/** Types all that tsconfig.browser.json includes; or only these files, which import nothing. */
export function browserProgram(files?: string[]): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile("tsconfig.browser.json", {}, host);
  if (!config) {
    throw new Error("tsconfig.browser.json cannot be read");
  }
  const { fileNames, options } = config;
  return files
    ? ts.createProgram(files, { ...options, types: [] })
    : ts.createProgram(fileNames, options);
}

/** The errors of type, and what is newer than the oldest browsers, each with its file. */
export function browserFaults(program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const files = program
    .getSourceFiles()
    .filter(
      ({ fileName, isDeclarationFile }) => !isDeclarationFile && !/node_modules/.test(fileName),
    );
  return [
    ...ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
      const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
      const text = ts.flattenDiagnosticMessageText(messageText, "\n");
      return `${relative("", file?.fileName ?? "")}:${line}: ${text}`;
    }),
    ...files.flatMap((file) =>
      newerApis(file, checker).map((fault) => `${relative("", file.fileName)}:${fault}`),
    ),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const faults = browserFaults(browserProgram());
  console.log(faults.join("\n"));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
