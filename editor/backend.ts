import type { CmsConfig } from "@sveltia/cms";
import type { Site } from "../src/content/schemas/site.ts";

/** What a commit says that the owner makes by saving. */
const messages = {
  create: "{{collection}}: {{slug}} toegevoegd",
  update: "{{collection}}: {{slug}} gewijzigd",
  delete: "{{collection}}: {{slug}} verwijderd",
  uploadMedia: "{{path}} toegevoegd",
  deleteMedia: "{{path}} verwijderd",
};

/** Where the files are kept, as Sveltia wants to know it: on a git host that is signed in to with a token. */
export function backendOf({ host, repository, branch, address }: Site["editor"]): CmsConfig["backend"] {
  const own =
    host === "github" || address === ""
      ? {}
      : { base_url: address, api_root: `${address}/api/${host === "gitlab" ? "v4" : "v1"}` };
  return {
    name: host,
    // Without a repository only the folder on this machine can be opened; the library still wants a name.
    repo: repository || "eigenaar/website",
    branch,
    auth_methods: ["token"],
    commit_messages: messages,
    ...own,
  } as CmsConfig["backend"];
}
