import newerCss from "./scripts/lint/browsers/newer-css.ts";

const size = String.raw`var\(--(text|title|display)-\w+\)`;

/** Steps of 8 px, and 4 or 12 px for what is small. Sums and limits are not checked. */
const step = String.raw`-?(\d+(\.5)?|0?\.(25|75))rem`;
const other = String.raw`0|auto|none|inherit|var\([^()]+\)|-?[\d.]+(em|%|cm)`;
const space = [/calc|clamp|min|max|var\(.+,/, new RegExp(`^((${step}|${other})( |$))+$`)];

/** What browsers of package.json lack, and the page does without. Anything else is in @supports. */
const worksWithout = [
  // Small signs and comforts.
  "accent-color",
  "appearance: auto",
  "break-after: avoid",
  "color-scheme",
  "cursor",
  "overscroll-behavior",
  "resize",
  "scroll-behavior",
  "scrollbar-width",
  "text-size-adjust",
  "text-wrap",
  "::backdrop",
  "::highlight",
  "::view-transition",
  "::view-transition-new",
  "::view-transition-old",
  "@view-transition",
  // Readers with colours of their own; pages without script.
  "@media forced-colors",
  "forced-color-adjust",
  // On paper, what stands on a plane on a picture stands on the picture.
  "print-color-adjust",
  "print-color-adjust: exact",
  "@media scripting",
  // "@supports not" has another value. On paper, what is folded stays folded.
  "overflow-x: clip",
  "::details-content",
  "content-visibility",
  // Where text is enlarged, a long word runs over the edge of its box.
  "overflow-wrap: anywhere",
  // The browser draws its own focus; the layout is that of a phone; `data-open` says it as well.
  ":focus-visible",
  ":has",
  ":popover-open",
  "@container",
  "container-type",
  // In a grid, browsers have had these since 2018; in a row or column, content stands elsewhere.
  "align-content: start",
  "align-content: end",
  "align-self: start",
  "align-self: end",
  "justify-content: start",
  "justify-content: end",
  "place-self: start",
  "place-self: end",
];

/** @type {import("stylelint").Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  plugins: [newerCss],
  rules: {
    "site/newer-css": [true, { worksWithout }],
    // These are the scale of src/ui/global/tokens.css.
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
      files: ["src/**/!(LongText).module.css"],
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
