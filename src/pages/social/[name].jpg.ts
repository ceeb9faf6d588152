import type { APIRoute, GetStaticPaths } from "astro";
import { isEmptyPage } from "#data/shell/empty-pages.ts";
import type { PageMeta } from "#data/shell/page-meta.ts";
import { socialPicture } from "#seo/draw-social-picture.ts";
import { hasPhoto, type PageWithPhoto, socialPicturePath } from "#seo/social-picture.ts";

interface PageModule {
  meta?: () => PageMeta;
  metas?: () => readonly PageMeta[];
}

// Every module that exports the meta of one page or of several, so that no list has to name them.
const modules = import.meta.glob<PageModule>(["/src/data/*/*.ts", "!**/*.test.ts"], {
  eager: true,
});

const everyPage: PageMeta[] = [];
for (const { meta, metas } of Object.values(modules)) {
  if (meta) {
    everyPage.push(meta());
  }
  if (metas) {
    everyPage.push(...metas());
  }
}
// Pages with the same photograph follow each other, so that it is prepared once for all of them.
const pages = everyPage
  .filter(hasPhoto)
  .filter(({ path }) => !isEmptyPage(path))
  .sort((one, other) => one.photo.localeCompare(other.photo));

export const getStaticPaths = (() =>
  pages.map((meta) => ({
    params: { name: socialPicturePath(meta).slice("/social/".length, -".jpg".length) },
    props: { meta },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ meta: PageWithPhoto }> = async ({ props }) =>
  new Response(new Uint8Array(await socialPicture(props.meta)), {
    headers: { "Content-Type": "image/jpeg" },
  });
