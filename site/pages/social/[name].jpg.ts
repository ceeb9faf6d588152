import { descriptionOf } from "@contractor/core/facts/photos/photos.ts";
import { isEmptyPage } from "@contractor/core/facts/shell/list-pages.ts";
import type { PageMeta } from "@contractor/core/facts/shell/page-meta.ts";
import type { APIRoute, GetStaticPaths } from "astro";
import { drawSocialPicture } from "#seo/social-picture.ts";

interface PageModule {
  meta?: () => PageMeta;
  metas?: () => readonly PageMeta[];
}

// Every module that exports the meta of one page or of several, so that no list has to name them.
const modules = import.meta.glob<PageModule>(["/core/{facts/*,prices}/*.ts", "!**/*.test.ts"], {
  eager: true,
});

/** The photographs of all pages. */
const photos = new Set<string>();
for (const { meta, metas } of Object.values(modules)) {
  for (const { path, photo } of [...(meta ? [meta()] : []), ...(metas?.() ?? [])]) {
    if (photo && !isEmptyPage(path)) {
      photos.add(photo);
    }
  }
}

export const getStaticPaths = (() =>
  Array.from(photos, (name) => ({ params: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Record<string, never>, { name: string }> = async ({ params }) => {
  const { focus } = descriptionOf(params.name);
  const picture = await drawSocialPicture(`photos/${params.name}.jpg`, focus);
  return new Response(new Uint8Array(picture), { headers: { "Content-Type": "image/jpeg" } });
};
