import { createClient } from "redis";
import { createProgram, freePort, installed } from "./program.ts";

/** The program of a store on this machine, Redis or Valkey; undefined when there is none. */
export const redisProgram = () => installed("redis-server", "valkey-server");

export type RedisServer = Awaited<ReturnType<typeof createRedis>>;

/** A store that keeps nothing on disk, to be started. */
export async function createRedis(program = redisProgram() ?? "") {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
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
  return Object.assign(createProgram(command), {
    url,
    async command(...words: string[]) {
      const client = createClient({ url, socket: { reconnectStrategy: false } });
      // It may be killed meanwhile.
      client.on("error", () => {});
      await client.connect();
      await client.sendCommand(words).finally(() => client.destroy());
    },
  });
}
