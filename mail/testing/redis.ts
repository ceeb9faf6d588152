import { createClient } from "redis";
import { freePort, installed, Program } from "./program.ts";

/** The program of a store on this machine, Redis or Valkey; undefined when there is none. */
export const redisProgram = () => installed("redis-server", "valkey-server");

/** A store that keeps nothing on disk. */
export class RedisServer extends Program {
  readonly url: string;

  constructor(program: string, port: number) {
    super([program, "--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]);
    this.url = `redis://127.0.0.1:${port}`;
  }

  async command(...words: string[]): Promise<void> {
    const client = await createClient({ url: this.url }).connect();
    await client.sendCommand(words);
    client.destroy();
  }
}

export async function startRedis(program: string): Promise<RedisServer> {
  const server = new RedisServer(program, await freePort());
  await server.start();
  return server;
}
