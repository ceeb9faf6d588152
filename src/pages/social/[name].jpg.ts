import type { APIRoute, GetStaticPaths } from "astro";
import { drawSocialPicture } from "@/seo/draw-social-picture";
import type { PageMeta } from "@/content/reading/meta";
import { allPages } from "@/seo/pages";
import { socialPicturePath } from "@/seo/social-picture";

export const getStaticPaths = (async () =>
  (await allPages()).map((meta) => ({
    params: { name: socialPicturePath(meta).slice("/social/".length, -".jpg".length) },
    props: { meta },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ meta: PageMeta }> = async ({ props }) =>
  new Response(new Uint8Array(await drawSocialPicture(props.meta)), {
    headers: { "Content-Type": "image/jpeg" },
  });
