import { signInPath } from "#contract/calls.ts";
import type { Site } from "#data/business/site-schema.ts";

/** The messages of the commits that the owner makes by saving. */
const messages = {
  create: "{{collection}}: {{slug}} toegevoegd",
  update: "{{collection}}: {{slug}} gewijzigd",
  delete: "{{collection}}: {{slug}} verwijderd",
  uploadMedia: "{{path}} toegevoegd",
  deleteMedia: "{{path}} verwijderd",
};

/**
 * How people sign in besides with a token: with GitHub by way of the site's own service, whose
 * address is filled in by the page; with the others from the page itself.
 */
function signingIn({ host, signIn }: Site["editor"]) {
  if (signIn === "") {
    return { auth_methods: ["token"] };
  }
  const way =
    host === "github" ? { auth_endpoint: signInPath } : { auth_type: "pkce", app_id: signIn };
  return { auth_methods: ["oauth", "token"], ...way };
}

/** Sveltia's settings for the git host that keeps the files. */
export function backendOf(editor: Site["editor"]): {
  [option: string]: unknown;
  name: string;
  repo: string;
} {
  const { host, repository, branch, address } = editor;
  const own =
    host === "github" || address === ""
      ? {}
      : { base_url: address, api_root: `${address}/api/${host === "gitlab" ? "v4" : "v1"}` };
  return {
    name: host,
    // Without a repository only the folder on this machine can be opened; the library still wants a
    // name.
    repo: repository || "eigenaar/website",
    branch,
    commit_messages: messages,
    ...signingIn(editor),
    ...own,
  };
}
