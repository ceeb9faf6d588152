import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

const nodeImage =
  "node:24.21.0-alpine@sha256:ebfe2f90462722a7a4de65e91990e97fe0d401c70e0e762c5b53302f905ec1c1";

describe("the container of the mail service", () => {
  const steps = read("Dockerfile")
    .split("\n")
    .filter((line) => /^[A-Z]+ /.test(line));

  test("contains one file beside Node's image", () => {
    expect(steps.filter((step) => /^(FROM|COPY|ADD|RUN)/.test(step))).toEqual([
      `FROM ${nodeImage}`,
      "COPY dist-service/mail.mjs /service/mail.mjs",
    ]);
  });

  test("is sent that file and nothing else when it is built", () => {
    expect(read("Dockerfile.dockerignore").trim().split("\n")).toEqual([
      "*",
      "!dist-service/mail.mjs",
    ]);
  });

  test("does not run as root", () => {
    expect(steps.slice(-4)).toContain("USER node");
  });
});

describe("the containers of one machine", () => {
  const { services, networks } = parse(read("compose.yaml"), { merge: true });
  const copies = [services["mail-1"], services["mail-2"]];

  test("serve the site of a release, and not the folder that a build writes in", () => {
    expect(services.site.volumes.join("\n")).not.toContain("dist");
    expect(services.site.environment.SITE_ROOT).toBe("/website/current/site");
  });

  test("run the mail service of the same release", () => {
    for (const { command } of copies) {
      expect(command).toEqual(["node", "/website/current/service/mail.mjs"]);
    }
  });

  test("do not run the mail service as root", () => {
    for (const copy of copies) {
      expect(copy.user).toBe("node");
    }
  });

  test("let the owner say how many proxies there are", () => {
    for (const { environment } of copies) {
      expect(environment.TRUST_PROXY).toBe(`\${TRUST_PROXY:-1}`);
    }
  });

  test("give each visitor with IPv6 an address of their own", () => {
    expect(networks.default.enable_ipv6).toBe(true);
  });

  test("read a password that git does not take", () => {
    expect(services["mail-1"].env_file).toBe("mail.env");
    expect(readFileSync(".gitignore", "utf8")).toMatch(/^deploy\/mail\.env$/m);
  });

  const all = Object.entries<Record<string, unknown>>(services);

  test.each(all)("%s reports to the journal, which forgets after 14 days", (_name, { logging }) => {
    expect(logging).toEqual({ driver: "journald" });
  });

  test.each(all)("%s can do no more than it must", (_name, service) => {
    expect(service).toMatchObject({
      image: expect.stringMatching(/:\d+\.\d+\.\d+-alpine@sha256:[\da-f]{64}$/),
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      mem_limit: expect.stringMatching(/^\d+m$/),
    });
  });

  test("run the Node of the container above", () => {
    expect(services["mail-1"].image).toBe(nodeImage);
  });
});
