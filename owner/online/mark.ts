import { randomUUID } from "node:crypto";
import { hostname, userInfo } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { OnlineError } from "./failures.ts";
import type { Target } from "./target.ts";

/** Its name begins with a dot, so that no server shows it. */
export const markName = ".online-bezig.json";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
/** Who has not renewed a mark for so long has stopped. */
const staleMs = 5 * minuteMs;
const renewedMs = 30 * secondMs;
/** In this time, who is at work has written the mark again, but while one large file goes. */
const patienceMs = renewedMs + 15 * secondMs;
/** In this time, somebody who saw no mark a moment before has written his. */
const settleMs = 2 * secondMs;

/** What stands at the host while somebody puts the site online. */
interface Mark {
  id: string;
  /** The user and his computer. */
  who: string;
  process: number;
  /** When it was written last. */
  seen: string;
}

const inUse = new Set<string>();

const self = () => `${userInfo().username}@${hostname()}`;

function isRunning(process: number): boolean {
  try {
    globalThis.process.kill(process, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Whether nobody is at work any more, because the line broke or the program was ended. */
function isOver({ id, who, process: number, seen }: Mark, now: number): boolean {
  // The clocks of two computers differ.
  const age = Math.abs(now - Date.parse(seen));
  if (!(age < staleMs)) {
    return true;
  }
  if (who !== self()) {
    return false;
  }
  return number === process.pid ? !inUse.has(id) : !isRunning(number);
}

async function readMark(target: Target): Promise<Mark | undefined> {
  try {
    return JSON.parse(String(await target.read(markName)));
  } catch (error) {
    if (error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

/**
 * The mark of somebody who is putting the site online now, as a sentence for who wants to as well.
 */
function busy({ who, seen }: Mark, now: number): OnlineError {
  const seconds = Math.max(0, Math.round((now - Date.parse(seen)) / secondMs));
  return new OnlineError("busy", { who, seconds: String(seconds) });
}

interface Options {
  now?: () => number;
  settle?: number;
  patience?: number;
}

/** Rejects when somebody is at work, by the mark that stands at the host. */
async function expectNobody(target: Target, now: () => number, patience: number): Promise<void> {
  const mark = await readMark(target);
  if (mark === undefined) {
    return;
  }
  if (!isOver(mark, now())) {
    throw busy(mark, now());
  }
  // An old mark of another computer may be one whose clock is wrong.
  if (mark.who !== self()) {
    await wait(patience);
    const later = await readMark(target);
    if (later && later.seen !== mark.seen) {
      throw busy({ ...later, seen: new Date(now()).toISOString() }, now());
    }
  }
}

/**
 * Marks at the host that the site is being put online, does `work`, and takes the mark away.
 * Rejects when somebody else is at work. `work` is given what renews the mark; that rejects when
 * somebody else has taken over since.
 */
export async function withMark<Result>(
  target: Target,
  work: (renew: (isLast?: boolean) => Promise<void>) => Promise<Result>,
  { now = Date.now, settle = settleMs, patience = patienceMs }: Options = {},
): Promise<Result> {
  const id = randomUUID();
  let written = 0;
  const write = async () => {
    written = now();
    const mark: Mark = {
      id,
      who: self(),
      process: process.pid,
      seen: new Date(written).toISOString(),
    };
    await target.write(markName, Buffer.from(JSON.stringify(mark)));
  };
  const expectOwn = async () => {
    const mark = await readMark(target);
    if (mark && mark.id !== id) {
      throw busy(mark, now());
    }
  };

  await expectNobody(target, now, patience);
  inUse.add(id);
  try {
    await write();
    await wait(settle);
    await expectOwn();
    const result = await work(async (isLast = false) => {
      if (isLast || now() - written > renewedMs) {
        await expectOwn();
        await write();
      }
    });
    await target.remove(markName).catch(() => {});
    return result;
  } catch (error) {
    const left = await readMark(target).catch(() => undefined);
    if (left?.id === id) {
      await target.remove(markName).catch(() => {});
    }
    throw error;
  } finally {
    inUse.delete(id);
  }
}
