import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import { z } from "zod";

const draft = z.object({
  path: z.string().regex(/^(site\.yaml|content\/([\w-]+\/)?[\w-]+\.(yaml|md))$/),
  text: z.string(),
});

/**
 * Takes the unsaved text of one form from the editor. In `folder`, it comes before the saved text
 * of its file, until another form is opened or this one is closed. Served below the path of drafts,
 * so the only address is the root of this app.
 */
export function draftsApp(folder: string, onChange: (path: string) => void) {
  let current: string | undefined;

  async function replaceDraft(next?: z.infer<typeof draft>): Promise<void> {
    const previous = current;
    current = next?.path;
    if (previous !== undefined && previous !== current) {
      await rm(join(folder, previous), { force: true });
      onChange(previous);
    }
    if (next) {
      await mkdir(join(folder, dirname(next.path)), { recursive: true });
      await writeFile(join(folder, next.path), next.text);
      onChange(next.path);
    }
  }

  return new Hono()
    .put("/", async (context) => {
      const body = draft.safeParse(await context.req.json().catch(() => undefined));
      if (!body.success) {
        return context.text("The body must be JSON with the path and the text of a file.", 400);
      }
      await replaceDraft(body.data);
      return context.body(null, 204);
    })
    .delete("/", async (context) => {
      await replaceDraft();
      return context.body(null, 204);
    });
}
