// The package has no types.
declare module "hyphen/nl/index.js" {
  const hyphen: {
    hyphenateSync: (text: string, options: { hyphenChar: string; minWordLength: number }) => string;
  };
  export default hyphen;
}
