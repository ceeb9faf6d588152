import type { Identifier } from "@mdn/browser-compat-data/types";
import type { AtRule, ChildNode, Container, Declaration, Document } from "postcss";
import stylelint, { type Rule } from "stylelint";
import { compat, lacking } from "./support.ts";

const ruleName = "site/newer-css";
const { "at-rules": atRules, properties, selectors, types } = compat.css;

const messages = stylelint.utils.ruleMessages(ruleName, {
  newer: (name: string, since: string) =>
    `${name} needs ${since}: use @supports, or name it in stylelint.config.js if the page works without`,
});

/** Whether an older value of the same property stands before this one. */
function hasOlderValue(declaration: Declaration): boolean {
  const before = declaration.prev();
  return before?.type === "decl" && before.prop === declaration.prop;
}

/** Whether only browsers that know what stands here read it. */
function isAskedFirst(node: ChildNode): boolean {
  const { parent } = node as { parent?: Container | Document };
  return (
    parent !== undefined &&
    ((parent.type === "atrule" && (parent as AtRule).name === "supports") ||
      isAskedFirst(parent as ChildNode))
  );
}

type Used = [name: string, entry: Identifier | undefined];

/** The names of pseudo-classes and pseudo-elements in a selector. */
const pseudoIn = (selector: string): Used[] =>
  [...selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([text, name = ""]) => [
    text,
    selectors?.[name],
  ]);

/** A property, its keywords, its functions and units that only the newest have. */
function usedInDeclaration({ prop, value }: Declaration): Used[] {
  const property = properties?.[prop];
  const words = value.match(/[a-z][a-z-]*(?=\()|(?<![\w-])[a-z][a-z-]*(?![\w-(])/g) ?? [];
  const dynamic = /[\d.]+[sld]v(w|h|i|b|min|max)\b/.exec(value);
  return [
    [prop, property],
    ...words.map((word): Used => {
      return [`${prop}: ${word}`, property?.[word] ?? types?.[word] ?? types?.color?.[word]];
    }),
    [dynamic?.[0] ?? "", dynamic ? types?.length?.viewport_percentage_units_dynamic : undefined],
  ];
}

/** An at-rule, and the features that a media query asks about. */
const usedInAtRule = ({ name, params }: AtRule): Used[] => [
  [`@${name}`, atRules?.[name]],
  ...(name === "media" ? [...params.matchAll(/\(([a-z-]+)/g)] : []).map(
    ([, feature = ""]): Used => [`@media ${feature}`, atRules?.media?.[feature]],
  ),
];

/**
 * A rule of stylelint: what a browser of package.json lacks stands in `@supports`, or after an
 * older value. The build puts a prefix where there is one. The option has the names that need
 * neither: a property with all its values, a property with one of them, or the name of something
 * else.
 */
const rule: Rule<true, { worksWithout: string[] }> = (isOn, options) => (root, result) => {
  const allowed = options?.worksWithout ?? [];
  function report(node: ChildNode, used: Used[]): void {
    for (const [name, entry] of isOn && !isAskedFirst(node) ? used : []) {
      const since = lacking(entry, true);
      const names = [name, name.replace(/: .*/, "")];
      if (since && !names.some((one) => allowed.includes(one))) {
        stylelint.utils.report({ ruleName, result, node, message: messages.newer(name, since) });
      }
    }
  }
  root.walkDecls((node) => {
    if (!node.prop.startsWith("--") && !hasOlderValue(node)) {
      report(node, usedInDeclaration(node));
    }
  });
  root.walkAtRules((node) => report(node, usedInAtRule(node)));
  root.walkRules((node) => report(node, pseudoIn(node.selector)));
};
rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
