import { Refusal } from "./response.ts";

/**
 * What runs the handling of a client's request, or refuses (503) when too many run: a flood cannot
 * fill the memory.
 */
export function limitConcurrency({ all, ofOne }: Record<"all" | "ofOne", number>) {
  const running: string[] = [];
  return async <Result>(client: string, handle: () => Promise<Result>): Promise<Result> => {
    const own = running.filter((one) => one === client).length;
    if (running.length >= all || own >= ofOne) {
      throw new Refusal(503, "busy", "Too busy, try again in a moment", 5);
    }
    running.push(client);
    return handle().finally(() => running.splice(running.indexOf(client), 1));
  };
}
