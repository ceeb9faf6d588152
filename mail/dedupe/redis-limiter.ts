import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { MailConfig } from "../config/config.ts";
import { createMemoryLimiter, type RateLimiter } from "../http/rate-limit.ts";
import { redisAway, type RedisConnection } from "./redis-connection.ts";

/** A limiter that counts in the shared store, and in this process while that is away. */
export function createRedisLimiter(
  redis: RedisConnection,
  name: string,
  limit: MailConfig["rateLimit"],
): RateLimiter {
  const own = createMemoryLimiter(limit);
  const together = new RateLimiterRedis({
    storeClient: redis.client,
    useRedisPackage: true,
    keyPrefix: `website-mail:${name}`,
    points: limit.points,
    duration: limit.seconds,
  });
  return {
    async consume(client) {
      // A client that has had its share is an answer too.
      const counted = await redis.ask(() =>
        together.consume(client).catch((rejected) => {
          if (rejected instanceof RateLimiterRes) return { rejected };
          throw rejected;
        }),
      );
      if (counted === redisAway) return own.consume(client);
      if ("rejected" in counted) throw counted.rejected;
      return counted;
    },
  };
}
