import type { Identifier } from "@mdn/browser-compat-data/types";
import ts from "typescript";
import { compat, lacking } from "./support.ts";

const { builtins, regular_expressions: regularExpressions } = compat.javascript;

const entryOf = (name: string): Identifier | undefined => compat.api[name] ?? builtins?.[name];

const isBuiltIn = (symbol: ts.Symbol | undefined): boolean =>
  symbol?.declarations?.some((declaration) =>
    /\/(typescript\/lib|@types\/(node|react))\//.test(declaration.getSourceFile().fileName),
  ) ?? false;

/** Whether a built-in name is a value of its own, such as a function, and not a property. */
const isGlobal = (symbol: ts.Symbol | undefined): boolean =>
  isBuiltIn(symbol) &&
  !!symbol?.declarations?.some(
    (one) =>
      ts.isVariableDeclaration(one) || ts.isFunctionDeclaration(one) || ts.isModuleDeclaration(one),
  );

/** The names of a type and of those that it extends, also of each part of a union. */
function typeNames(type: ts.Type, checker: ts.TypeChecker): string[] {
  if (type.isUnionOrIntersection()) {
    return type.types.flatMap((part) => typeNames(part, checker));
  }
  const { symbol } = checker.getApparentType(type);
  if (!symbol) {
    return [];
  }
  const declared = checker.getDeclaredTypeOfSymbol(symbol);
  const bases = declared.isClassOrInterface() ? checker.getBaseTypes(declared) : [];
  return [symbol.name, ...bases.flatMap((base) => typeNames(base, checker))];
}

/**
 * The names in a file's comments "Newer (Navigator.share): ...", which say why a browser without
 * them is served as well. An interface stands for its properties, too.
 */
const allowedIn = (text: string): string[] =>
  [...text.matchAll(/Newer \(([^)]+)\):/g)].flatMap(([, names = ""]) => names.split(", "));

/**
 * What a file uses and an oldest browser lacks, with its line and the versions that have it:
 * "12: Array.at, safari 15.4"; and the names that its comments allow for nothing.
 */
export function newerApis(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const allowed = allowedIn(file.text);
  const used = new Set<string>();
  const found: string[] = [];

  function report(node: ts.Node, name: string, entry: Identifier | undefined): void {
    const since = lacking(entry);
    const exception = allowed.find((one) => one === name || one === name.split(".")[0]);
    if (exception) {
      used.add(exception);
    } else if (since) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${line + 1}: ${name}, ${since}`);
    }
  }

  /** Checks a property of a value, or of a global such as `Object`. */
  function checkProperty(node: ts.Node, owner: ts.Node, property: string): void {
    const globalName = ts.isIdentifier(owner) ? owner.text : "";
    const own = isGlobal(checker.getSymbolAtLocation(owner)) ? entryOf(globalName) : undefined;
    const fixed = own?.[`${property}_static`] ?? own?.[property];
    const names = typeNames(checker.getTypeAtLocation(owner), checker);
    const name = fixed ? globalName : names.find((one) => entryOf(one)?.[property]);
    if (name) {
      report(node, `${name}.${property}`, fixed ?? entryOf(name)?.[property]);
    }
  }

  function check(node: ts.Node): void {
    if (ts.isTypeNode(node)) {
      return;
    }
    if (ts.isPropertyAccessExpression(node)) {
      if (isBuiltIn(checker.getSymbolAtLocation(node.name))) {
        checkProperty(node.name, node.expression, node.name.text);
      }
      check(node.expression);
      return;
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const property = node.propertyName ?? node.name;
      if (ts.isIdentifier(property)) {
        checkProperty(node, node.parent, property.text);
      }
    } else if (ts.isIdentifier(node) && isGlobal(checker.getSymbolAtLocation(node))) {
      report(node, node.text, entryOf(node.text) ?? compat.api.Window?.[node.text]);
    } else if (ts.isRegularExpressionLiteral(node) && /\(\?<[=!]/.test(node.text)) {
      report(node, "lookbehind", regularExpressions?.lookbehind_assertion);
    }
    ts.forEachChild(node, check);
  }

  check(file);
  const needless = allowed.filter((name) => !used.has(name));
  return [...found, ...needless.map((name) => `a comment allows ${name}, which is not used`)];
}
