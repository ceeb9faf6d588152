const size = String.raw`var\(--(text|title|display)-\w+\)`;

/** Steps of 8 px, and 4 or 12 px for what is small. Sums and limits are not checked. */
const step = String.raw`-?(\d+(\.5)?|0?\.(25|75))rem`;
const other = String.raw`0|auto|none|inherit|var\([^()]+\)|-?[\d.]+(em|%|cm)`;
const space = [/calc|clamp|min|max|var\(.+,/, new RegExp(`^((${step}|${other})( |$))+$`)];

/** @type {import("stylelint").Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // These are the scale of site/ui/global/tokens.css.
    "declaration-property-value-allowed-list": {
      "font-size": [new RegExp(`^(${size}|min\\(${size}, .+\\)|inherit|[\\d.]+(em|pt))$`)],
      font: [new RegExp(`^(\\d+ ${size} / .+|inherit)$`)],
      "/^(scroll-)?(padding|margin)/": space,
      "/^((row|column)-)?gap$/": space,
    },
    "media-feature-name-value-allowed-list": {
      width: ["20rem", "30rem", "40rem", "60rem", "75rem"],
    },
  },
  overrides: [
    {
      // A component styles its own parts, by class. A text in Markdown has no classes.
      files: ["**/!(LongText).module.css"],
      rules: {
        "selector-disallowed-list": [
          // An element outside parentheses, but not a step of an animation; a class of another
          // module.
          [
            /(?<!\([^)]*)(^|[ >+~])(?!(from|to)$)([a-z][a-z\d]*|\*)($|[ >+~:])/,
            /(^|[ >+~]):global\(\S+\)$/,
          ],
          { message: "Give the part a class, or the other component a prop." },
        ],
      },
    },
  ],
};
