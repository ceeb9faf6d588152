import { z } from "zod";
import { photoName } from "../reading/photo-names.ts";
import { paragraph, text } from "../reading/parts.ts";
import { byOrder } from "../reading/folder.ts";
import { readFolder } from "../reading/read.ts";

/** One file of content/projects/. */
const projectSchema = z.strictObject({
  order: z.number().int().positive().describe("write its place in the list, from 1"),
  featured: z.boolean().describe("write true to show it large at the top of /projecten, otherwise false"),
  title: text,
  location: text,
  description: paragraph,
  photo: photoName,
});

const featured = 3;
const recent = 6;

const all = readFolder("projects", projectSchema, {
  check(projects) {
    const onTop = projects.filter((project) => project.featured).length;
    const others = projects.length - onTop;
    return [
      ...(onTop === featured
        ? []
        : [`content/projects: ${onTop} files have "featured: true" — make it ${featured}`]),
      ...(others >= recent
        ? []
        : [`content/projects: ${others} files have "featured: false" — make it at least ${recent}`]),
    ];
  },
}).sort(byOrder);
export type Project = (typeof all)[number];

/** The projects that stand large on top: always three. */
export const featuredProjects = all.filter((project) => project.featured);

/** The six projects below them, by `order`; a seventh waits for its turn. */
export const recentProjects = all.filter((project) => !project.featured).slice(0, recent);
