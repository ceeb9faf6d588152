import { createProgram, freePort, installed } from "./program.ts";

/** The store that is installed, Redis or Valkey; undefined if there is none. */
export const redisProgram = () => installed("redis-server", "valkey-server");

/** A store that saves nothing to disk. The test starts it. */
export async function createRedis(program = redisProgram() ?? "") {
  const port = await freePort();
  const command = [
    program,
    "--port",
    `${port}`,
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
  ];
  return Object.assign(createProgram(command), { url: `redis://127.0.0.1:${port}` });
}
