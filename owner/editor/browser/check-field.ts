import type { Issue } from "@contractor/core/reading/issues.ts";
import { noFile } from "@contractor/core/reading/source.ts";
import CMS, { type CustomFieldControl, type CustomFieldControlProps } from "@sveltia/cms";
import type { EditorConfig } from "#editor/form/current-config.ts";
import { judge } from "./mistakes.ts";

/** React's createElement and a way to make components with it, which Sveltia provides. */
declare const h: typeof import("react").createElement;
declare function createClass(component: object): CustomFieldControl;

interface State {
  /** What would not look good, but can be saved. */
  advice: string[];
}

interface Control {
  props: CustomFieldControlProps;
  state: State;
  setState(state: State): void;
}

const pauseMs = 300;
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/**
 * The field at the top of each form, which contains the text of the file. After each change,
 * Sveltia asks it whether the form may be saved, and shows its reason if not. The field itself
 * shows advice.
 */
export function registerCheckField(config: EditorConfig): void {
  // On the owner's machine, a new service gets its page when it is saved.
  const isMendedBySave = ({ message }: Issue) => config.isBesideSite && message === noFile;
  const control = createClass({
    getInitialState: (): State => ({ advice: [] }),
    // These are functions and not arrow functions, because Sveltia sets their `this`.
    async isValid(this: Control) {
      await pause();
      const { entry } = this.props;
      if (!entry) {
        return true;
      }
      const path = entry.get("path") || newPath(config, entry.get("collection"));
      const data = entry.get("data").toJS();
      const { mistakes, advice } = await judge(config, path, data, isMendedBySave);
      this.setState({ advice });
      return mistakes.length === 0 || { error: { message: mistakes.join(" • ") } };
    },
    render(this: Control) {
      const { advice } = this.state;
      return h(
        "div",
        { id: this.props.forID, role: "status", className: "check-field" },
        "Wat nog niet klopt, staat hier als u opslaat.",
        advice.length > 0 && h("p", null, "U kunt dit zo opslaan, maar let op:"),
        advice.length > 0 && listOf(advice),
      );
    },
  });
  CMS.registerFieldType("check", control);
}

const listOf = (sentences: readonly string[]) =>
  h(
    "ul",
    null,
    sentences.map((sentence) => h("li", { key: sentence }, sentence)),
  );

/** A path for a new entry, which has none before it is saved. */
function newPath({ cms, formats }: EditorConfig, collection: string): string {
  const folder = cms.collections.find(({ name }) => name === collection)?.folder;
  const pattern = formats.find((format) => format.pattern.startsWith(`${folder}/*`))?.pattern;
  return String(pattern).replace("*", "nieuw-onderdeel");
}
