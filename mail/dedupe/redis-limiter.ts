import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { type CreateLimiter, createMemoryLimiter } from "../http/rate-limit.ts";
import { noAnswer, type RedisConnection } from "./redis-connection.ts";

/** Makes limiters that count in the shared store, and in this process while that does not answer. */
export function createRedisLimiters(redis: RedisConnection): CreateLimiter {
  return (name, points, duration) => {
    const own = createMemoryLimiter(name, points, duration);
    const together = new RateLimiterRedis({
      storeClient: redis.client,
      useRedisPackage: true,
      keyPrefix: `website-mail:${name}`,
      points,
      duration,
    });
    return {
      async get(key) {
        const counted = await redis.ask(() => together.get(key));
        return counted === noAnswer ? own.get(key) : counted;
      },
      async consume(key) {
        // That a client has had its share is an answer too.
        const isAnswer = (rejected: unknown) => {
          if (rejected instanceof RateLimiterRes) return rejected;
          throw rejected;
        };
        const counted = await redis.ask(() => together.consume(key).catch(isAnswer));
        if (counted === noAnswer) return own.consume(key);
        if (counted.consumedPoints > points) throw counted;
        return counted;
      },
    };
  };
}
