import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { parseDocument } from "yaml";

// Content as long as an owner may make it. It must build, pass every test and hold its layout.

const paragraphLength = 2_000;
const articleWords = 4_000;
const photographWidth = 6_000;

/** A seventh question, and what makes six of the four there are. */
const questions = ["Mag ik zelf kiezen wie er komt?", "Ruimt u op?", "Werkt u ook op zaterdag?"];
const answer = "Ja. Zeg het als u de offerte tekent, dan staat het er in.";

const sentence = " De muur is geklopt, gemeten en nat bevonden tot een meter boven de vloer.";

function setFields(file: string, fields: Record<string, string>): void {
  const document = parseDocument(readFileSync(file, "utf8"));
  for (const [path, value] of Object.entries(fields)) {
    document.setIn(path.split("."), value);
  }
  writeFileSync(file, String(document));
}

/** Adds sentences to the paragraph in a field until it is as long as a paragraph may be. */
function lengthenParagraph(file: string, path: string): void {
  const document = parseDocument(readFileSync(file, "utf8"));
  const text = String(document.getIn(path.split(".")));
  const missing = Math.ceil((paragraphLength - text.length) / sentence.length);
  document.setIn(path.split("."), text + sentence.repeat(missing));
  writeFileSync(file, String(document));
}

function addQuestions(file: string): void {
  const document = parseDocument(readFileSync(file, "utf8"));
  for (const question of questions) {
    document.addIn(["questions"], { question, answer });
  }
  writeFileSync(file, String(document));
}

/** Repeats the body of an article, below its front matter, until it has so many words. */
function lengthenArticle(file: string): void {
  const [, frontMatter = "", body = ""] =
    /^(---\n.*?\n---\n)(.*)$/s.exec(readFileSync(file, "utf8")) ?? [];
  const words = body.split(/\s+/).length;
  writeFileSync(file, frontMatter + body.repeat(Math.ceil(articleWords / words)));
}

async function enlargePhotograph(file: string): Promise<void> {
  await sharp(file).resize(photographWidth).jpeg().toFile(`${file}.part`);
  renameSync(`${file}.part`, file);
}

/** Writes such content over that of the second firm, in the copy of the project in `root`. */
export async function writeLongContent(root: string): Promise<void> {
  const content = (file: string) => join(root, "content", file);
  setFields(content("pages/home.yaml"), {
    "hero.ticks.4": "Ook in een huis waar u blijft wonen",
  });
  setFields(content("projects/hofje-delft.yaml"), {
    title: "Zeven plafonds in het Hofje van Bergschot",
  });
  setFields(content("reviews/ria-van-dam.yaml"), {
    name: "Wilhelmina van Bergschenhoek-Oudshoornse",
  });
  lengthenParagraph(content("pages/home.yaml"), "why.items.0.text");
  lengthenParagraph(content("cases/hofje-delft.yaml"), "fullDescription.0");
  lengthenParagraph(content("services/leemstuc.yaml"), "samples.items.0.text");
  lengthenParagraph(content("projects/hofje-delft.yaml"), "description");
  lengthenParagraph(content("reviews/ria-van-dam.yaml"), "text");
  lengthenParagraph(content("faq/leem.yaml"), "questions.0.answer");
  addQuestions(content("pages/offerte-aanvragen.yaml"));
  lengthenArticle(content("articles/kelder-stucen-delft.md"));
  await enlargePhotograph(join(root, "photos/canal-house.jpg"));
}
