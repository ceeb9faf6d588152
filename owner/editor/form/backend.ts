import type { Site } from "@contractor/core/facts/firm/site-schema.ts";

/** Messages of the commits that a save makes. */
const messages = {
  create: "{{collection}}: {{slug}} toegevoegd",
  update: "{{collection}}: {{slug}} gewijzigd",
  delete: "{{collection}}: {{slug}} verwijderd",
  uploadMedia: "{{path}} toegevoegd",
  deleteMedia: "{{path}} verwijderd",
};

/**
 * How people can sign in. GitHub gives a page without a server of its own no token, so there it is
 * pasted once a device. With the other hosts, the page itself can sign in as well.
 */
function signingIn({ host, signIn }: Site["editor"]) {
  return host === "github" || signIn === ""
    ? { auth_methods: ["token"] }
    : { auth_methods: ["oauth", "token"], auth_type: "pkce", app_id: signIn };
}

/** Sveltia's settings for the git host that keeps the files. */
export function backendOf(editor: Site["editor"]): {
  [option: string]: unknown;
  name: string;
  repo: string;
} {
  const { host, repository, branch, address } = editor;
  const isOnOwnHost = host !== "github" && address !== "";
  const apiVersion = host === "gitlab" ? "v4" : "v1";
  return {
    name: host,
    // Without a repository, only a folder on this machine can be opened. Sveltia requires a name
    // all the same.
    repo: repository || "eigenaar/website",
    branch,
    commit_messages: messages,
    ...signingIn(editor),
    base_url: isOnOwnHost ? address : undefined,
    api_root: isOnOwnHost ? `${address}/api/${apiVersion}` : undefined,
  };
}
