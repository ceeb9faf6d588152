// The package has no types.
declare module "hyphen/nl/index.js" {
  const hyphen: {
    hyphenateSync: (text: string, options: { hyphenChar: string; minWordLength: number }) => string;
  };
  export default hyphen;
}

// The same module once more, which then belongs to one script only.
declare module "#ui/drag.ts?copy" {
  export * from "#ui/drag.ts";
}
