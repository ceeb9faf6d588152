import { expect, test, vi } from "vitest";
import { readTime } from "./facts/articles/articles.ts";
import { featuredProjects, type Project, projects } from "./facts/projects/projects.ts";

const words = (count: number) => "stuc ".repeat(count);

test.each([
  ["", "1 minuut"],
  [words(200), "1 minuut"],
  [words(201), "2 minuten"],
  // Signs that are not words take no time.
  [`| --- | **${words(150)}** | ${"- ".repeat(300)}`, "1 minuut"],
])("text %# takes $1 to read", (body, time) => {
  expect(readTime({ body })).toBe(time);
});

const [first, second] = ["a", "b"].map((id) => ({ id, featured: id === "b" }) as Project);

test.each([
  [[], []],
  [[first], [first]],
  [[{ ...first, id: "c" }, first], [{ ...first, id: "c" }]],
  [[first, second], [second]],
])("the first project stands at the top by itself, until others are chosen (%#)", (all, top) => {
  using _projects = vi.spyOn(projects, "data", "get").mockReturnValue(all as Project[]);
  expect(featuredProjects()).toEqual(top);
});
