/**
 * A module of its own for the bundler, so that a script of a page that shares it with an island
 * still stands in the page: as a file it would come late, and lose a press or a drag before it.
 */
declare module "#ui/drag.ts?copy" {
  export * from "#ui/drag.ts";
}

declare module "@contractor/core/enquiry/days.ts?copy" {
  export * from "@contractor/core/enquiry/days.ts";
}

// The package hyphen has no types.
declare module "hyphen/nl/index.js" {
  const hyphen: {
    hyphenateSync: (text: string, options: { hyphenChar: string; minWordLength: number }) => string;
  };
  export default hyphen;
}
