import { defineConfig } from "html-validate";

const passThrough = { flow: true, phrasing: true, transparent: true };

export default defineConfig({
  extends: ["html-validate:recommended", "html-validate:document"],
  elements: [
    "html5",
    { "astro-island": passThrough, "astro-slot": passThrough, "astro-static-slot": passThrough },
  ],
  rules: {
    // React writes srcSet, hidden="" and <br/>, and the build writes "&" in texts. HTML means the
    // same either way.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "no-raw-characters": ["error", { relaxed: true }],
    // React makes ids such as «:r1:»; the rest of the rule stays.
    "valid-id": ["error", { relaxed: true }],
    // Lengths of titles are the content schemas' business; nothing comes from another host.
    "long-title": "off",
    "require-sri": "off",
    "tel-non-breaking": "off",
    "no-inline-style": "error",
    // Some browsers drop the roles of a table that is drawn as blocks on a phone.
    "no-redundant-role": "off",
    "prefer-native-element": [
      "error",
      { exclude: ["table", "row", "rowgroup", "cell", "rowheader", "columnheader"] },
    ],
    // A class that a CSS module does not have is written as one of these words.
    "class-pattern": ["error", { pattern: "/^(?!(undefined|null|false|true|NaN)$)/" }],
  },
});
