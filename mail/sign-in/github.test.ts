import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signInPath } from "#contract/calls.ts";
import { createGitHubSignIn } from "./github.ts";

const address = "https://github.firm.example";
const app = createGitHubSignIn({ clientId: "id", clientSecret: "secret", address: `${address}/` });
const gitHub = vi.fn<typeof fetch>();

const answers = (said: object) => gitHub.mockImplementation(async () => Response.json(said));

beforeEach(() => {
  vi.stubGlobal("fetch", answers({ access_token: "gho_geheim</script>" }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  gitHub.mockReset();
});

async function begin() {
  const response = await app.request(signInPath);
  const cookie = response.headers.get("set-cookie") ?? "";
  const to = new URL(response.headers.get("location") ?? "");
  const headers = { Cookie: cookie.split(";")[0] ?? "" };
  const comeBack = async (query = `code=abc&state=${to.searchParams.get("state")}`) =>
    app.request(`${signInPath}?${query}`, { headers });
  return { cookie, to, comeBack };
}

it("leads to GitHub with a state and a challenge of its own, which no script and no other site can read", async () => {
  const { cookie, to } = await begin();
  expect(to.href).toMatch(`${address}/login/oauth/authorize?`);
  expect(to.searchParams.get("client_id")).toBe("id");
  expect(to.searchParams.get("code_challenge_method")).toBe("S256");
  expect(to.searchParams.get("state")).not.toBe((await begin()).to.searchParams.get("state"));
  expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  expect(to.href).not.toContain("secret");
});

it("changes the code for a token, and gives that to a page of its own origin only", async () => {
  const { to, comeBack } = await begin();
  const response = await comeBack();
  const page = await response.text();
  expect(gitHub).toHaveBeenCalledExactlyOnceWith(
    new URL(`${address}/login/oauth/access_token`),
    expect.objectContaining({ method: "POST" }),
  );
  const { code_verifier: verifier, ...asked } = JSON.parse(`${gitHub.mock.calls[0]?.[1]?.body}`);
  expect(asked).toEqual({ client_id: "id", client_secret: "secret", code: "abc" });
  expect(createHash("sha256").update(verifier).digest("base64url")).toBe(
    to.searchParams.get("code_challenge"),
  );
  expect(page).toContain("authorization:github:success:");
  expect(page).toContain("gho_geheim\\u003c/script>");
  expect(page).toContain('opener?.postMessage("authorizing:github", location.origin)');
  expect(page).not.toContain('"*"');
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-security-policy")).toMatch(
    /default-src 'none'; script-src 'nonce-[\w-]{43}'/,
  );
  expect(response.headers.get("set-cookie")).toContain("Max-Age=0");
});

it.each(["code=abc&state=other", "code=abc", "error=access_denied"])(
  "asks GitHub nothing for a window that was not opened here: %s",
  async (query) => {
    const { comeBack } = await begin();
    const page = await (await comeBack(query)).text();
    expect(page).toContain("authorization:github:error:");
    expect(page).toContain("niet hier begonnen");
    expect(gitHub).not.toHaveBeenCalled();
  },
);

it.each([{ error: "bad_verification_code" }, { access_token: 1 }])(
  "says that GitHub gave none: %o",
  async (said) => {
    answers(said);
    const { comeBack } = await begin();
    expect(await (await comeBack()).text()).toContain("GitHub gaf geen toegang");
  },
);
