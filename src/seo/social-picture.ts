import type { PageMeta } from "./meta";

export async function socialPicture(_meta: PageMeta) {
  return { src: "/social/home.jpg", width: 1200, height: 630, alt: "" };
}
