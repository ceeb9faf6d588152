import type { APIRoute, GetStaticPaths } from "astro";
import type { PageMeta } from "#data/shell/page-meta.ts";
import { socialPicture } from "#seo/draw-social-picture.ts";
import { socialPicturePath } from "#seo/social-picture.ts";

interface PageModule {
  meta?: () => PageMeta;
  metas?: () => readonly PageMeta[];
}

// Every module that exports the meta of one page or of several, so that no list has to name them.
const modules = import.meta.glob<PageModule>(["/src/data/*/*.ts", "!**/*.test.ts"], {
  eager: true,
});

const pages: PageMeta[] = [];
for (const { meta, metas } of Object.values(modules)) {
  if (meta) {
    pages.push(meta());
  }
  if (metas) {
    pages.push(...metas());
  }
}
// Pages with the same photograph follow each other, so that it is prepared once for all of them.
pages.sort((a, b) => a.photo.localeCompare(b.photo));

export const getStaticPaths = (() =>
  pages.map((meta) => ({
    params: { name: socialPicturePath(meta).slice("/social/".length, -".jpg".length) },
    props: { meta },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ meta: PageMeta }> = async ({ props }) =>
  new Response(new Uint8Array(await socialPicture(props.meta)), {
    headers: { "Content-Type": "image/jpeg" },
  });
