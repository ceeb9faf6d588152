import { Hono } from "hono";
import { z } from "zod";

const draft = z.object({ path: z.string(), text: z.string() });

/**
 * Takes the unsaved text of one form from the editor. It replaces its file in `drafts`, until
 * another form is opened or this one is closed. Served below the path of drafts, so the only
 * address is the root of this app.
 */
export function draftsApp(drafts: Map<string, string>, onChange: (path: string) => void) {
  function replaceDrafts(next: readonly z.infer<typeof draft>[]): void {
    const changed = new Set([...drafts.keys(), ...next.map(({ path }) => path)]);
    drafts.clear();
    for (const { path, text } of next) {
      drafts.set(path, text);
    }
    for (const path of changed) {
      onChange(path);
    }
  }

  return new Hono()
    .use(async (context, next) => {
      if (context.req.header("sec-fetch-site") !== "same-origin") {
        return context.text("Only the editor on this site may change its texts.", 403);
      }
      await next();
      return undefined;
    })
    .put("/", async (context) => {
      const body = draft.safeParse(await context.req.json().catch(() => undefined));
      if (!body.success) {
        return context.text("The body must be JSON with the path and the text of a file.", 400);
      }
      replaceDrafts([body.data]);
      return context.body(null, 204);
    })
    .delete("/", (context) => {
      replaceDrafts([]);
      return context.body(null, 204);
    });
}
