import type { APIRoute, GetStaticPaths } from "astro";
import type { PageMeta } from "#data/page-meta.ts";
import { socialPicture } from "#seo/draw-social-picture.ts";
import { socialPicturePath } from "#seo/social-picture.ts";

// Whatever exports that it holds the words of a page, or of several, gets a picture for each;
// nothing lists them.
const modules = import.meta.glob<{ meta?: () => PageMeta; metas?: () => readonly PageMeta[] }>(
  ["/src/data/{pages,collections}/*.ts", "!**/*.test.ts"],
  { eager: true },
);
const pages = Object.values(modules)
  .flatMap(({ meta, metas }) => [...(meta ? [meta()] : []), ...(metas?.() ?? [])])
  // Those with the same photograph behind each other: it is prepared once for all of them.
  .sort((a, b) => a.photo.localeCompare(b.photo));

export const getStaticPaths = (() =>
  pages.map((meta) => ({
    params: { name: socialPicturePath(meta).slice("/social/".length, -".jpg".length) },
    props: { meta },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ meta: PageMeta }> = async ({ props }) =>
  new Response(new Uint8Array(await socialPicture(props.meta)), {
    headers: { "Content-Type": "image/jpeg" },
  });
