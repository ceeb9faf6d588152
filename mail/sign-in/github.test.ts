import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { signInPath } from "#contract/calls.ts";
import { unlimited } from "#tests/support/enquiries.ts";
import { test as base } from "#tests/support/service.ts";

const address = "https://github.firm.example";
const github = { clientId: "id", clientSecret: "secret", scope: "repo", address } as const;
const gitHub = vi.fn<typeof fetch>();

beforeEach(() => {
  gitHub.mockImplementation(async () => Response.json({ access_token: "gho_geheim</script>" }));
  vi.stubGlobal("fetch", gitHub);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  gitHub.mockReset();
});

const test = base
  .extend("service", ({ start }) => start({ github }))
  .extend("begin", ({ service: { app } }) => {
    /** Opens the window, and returns to it from GitHub. */
    return async () => {
      const response = await app.request(signInPath);
      const setCookie = response.headers.get("set-cookie") ?? "";
      const cookie = setCookie.split(";")[0] ?? "";
      const to = new URL(response.headers.get("location") ?? "");
      const state = to.searchParams.get("state") ?? "";
      const comeBack = async (query = `code=abc&state=${state}`, ownCookie = cookie) =>
        app.request(`${signInPath}?${query}`, { headers: { Cookie: ownCookie } });
      return { setCookie, cookie, state, to, comeBack };
    };
  });

describe("the beginning", () => {
  test("leads to GitHub with the id of the app and without its secret", async ({ begin }) => {
    const { to } = await begin();
    expect(to.href).toMatch(`${address}/login/oauth/authorize?client_id=id&`);
    expect(to.href).not.toContain("secret");
  });

  test("asks for no more rights than it needs", async ({ start }) => {
    const { app } = start({ github: { ...github, scope: "public_repo" } });
    const response = await app.request(signInPath);
    const to = new URL(response.headers.get("location") ?? "");
    expect(to.searchParams.get("scope")).toBe("public_repo read:user user:email");
  });

  test("has a new state each time", async ({ begin }) => {
    expect((await begin()).state).not.toBe((await begin()).state);
  });

  test("hides its state from scripts and other sites", async ({ begin }) => {
    expect((await begin()).setCookie).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  });
});

describe("coming back", () => {
  test("exchanges the code, with the secret of the beginning", async ({ begin }) => {
    const { to, comeBack } = await begin();
    await comeBack();
    const [url, init] = gitHub.mock.calls[0] ?? [];
    expect(String(url)).toBe(`${address}/login/oauth/access_token`);
    const { code_verifier: verifier, ...sent } = JSON.parse(String(init?.body));
    expect(sent).toEqual({ client_id: "id", client_secret: "secret", code: "abc" });
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    expect(challenge).toBe(to.searchParams.get("code_challenge"));
  });

  test("gives the token only to a page of its own origin", async ({ begin }) => {
    const page = await (await (await begin()).comeBack()).text();
    expect(page).toContain("authorization:github:success:");
    expect(page).toContain('opener?.postMessage("authorizing:github", location.origin)');
    expect(page).not.toContain('"*"');
  });

  test("escapes the token, so that it cannot end the script", async ({ begin }) => {
    const page = await (await (await begin()).comeBack()).text();
    expect(page).toContain("gho_geheim\\u003c/script>");
  });

  test("is not cached, runs only its own script and forgets the state", async ({ begin }) => {
    const { headers } = await (await begin()).comeBack();
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toMatch(
      /default-src 'none'; script-src 'nonce-[\w-]{43}'/,
    );
    expect(headers.get("set-cookie")).toContain("Max-Age=0");
  });

  test("is a line in the log, without the code or the token", async ({ begin, service }) => {
    await (await begin()).comeBack();
    expect(service.logs.at(-1)).toMatchObject({ event: "sign-in", status: 200 });
    expect(JSON.stringify(service.logs)).not.toMatch(/abc|gho_/);
  });
});

describe("a return without a beginning makes no request to GitHub:", () => {
  test.for(["code=abc&state=other", "code=abc", "error=access_denied"])(
    "%s",
    async (query, { begin }) => {
      const { comeBack } = await begin();
      const response = await comeBack(query);
      expect(response.status).toBe(403);
      expect(await response.text()).toContain("niet hier begonnen");
      expect(gitHub).not.toHaveBeenCalled();
    },
  );

  test("a cookie of the visitor's own", async ({ begin }) => {
    const { comeBack } = await begin();
    const expires = Math.floor(Date.now() / 1_000) + 100;
    const response = await comeBack("code=abc&state=mine", `sign-in=mine.verifier.${expires}.AAAA`);
    expect(response.status).toBe(403);
    expect(gitHub).not.toHaveBeenCalled();
  });

  test("a sign-in of more than ten minutes ago", async ({ begin }) => {
    const { comeBack } = await begin();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 601_000 });
    const response = await comeBack();
    expect(response.status).toBe(403);
  });
});

test("a refusal by GitHub is reported, with status 403", async ({ begin }) => {
  const { state, comeBack } = await begin();
  const response = await comeBack(`error=access_denied&state=${state}`);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain("GitHub heeft geen toegang gegeven");
});

test.for([{ error: "bad_verification_code" }, { access_token: 1 }])(
  "a GitHub that gives no token is reported, with status 502: %o",
  async (answer, { begin }) => {
    gitHub.mockImplementation(async () => Response.json(answer));
    const response = await (await begin()).comeBack();
    expect(response.status).toBe(502);
    expect(await response.text()).toContain("authorization:github:error:");
  },
);

test("a GitHub that does not answer in time is reported, with status 504", async ({
  begin,
  service,
}) => {
  gitHub.mockRejectedValue(new DOMException("late", "TimeoutError"));
  expect((await (await begin()).comeBack()).status).toBe(504);
  expect(service.logs.at(-1)).toMatchObject({ level: "error", reason: "github-timeout" });
});

test("a client may begin two sign-ins at the same time", async ({ begin }) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  // Each fetch has a body of its own, because a body can be read once.
  gitHub.mockImplementation(async () => (await promise).clone());
  const starts = [await begin(), await begin(), await begin()];
  const answers = starts.map(({ comeBack }) => comeBack());
  await expect.poll(() => gitHub.mock.calls).toHaveLength(2);
  resolve(Response.json({ access_token: "gho_x" }));
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 503]);
});

test("signing in counts as a call", async ({ start }) => {
  const limits = { ...unlimited, calls: { hour: 1, day: 1 } };
  const { app } = start({ github, limits });
  await app.request(signInPath);
  expect((await app.request(signInPath)).status).toBe(429);
});
