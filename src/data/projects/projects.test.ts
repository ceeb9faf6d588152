import { expect, test, vi } from "vitest";
import { featuredProjects, type Project, projects } from "./projects.ts";

const project = (id: string, featured = false) => ({ id, featured }) as Project;
const titles = (data: Project[]) => {
  using _projects = vi.spyOn(projects, "data", "get").mockReturnValue(data);
  return featuredProjects().map(({ id }) => id);
};

test("the first project stands at the top by itself, until others are chosen", () => {
  expect(titles([])).toEqual([]);
  expect(titles([project("a"), project("b")])).toEqual(["a"]);
  expect(titles([project("a"), project("b", true)])).toEqual(["b"]);
});
