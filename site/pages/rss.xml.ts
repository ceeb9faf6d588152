import rss from "@astrojs/rss";
import { articlePath, articles, blog } from "@contractor/core/facts/articles/articles.ts";
import { business, site } from "@contractor/core/facts.ts";
import type { APIRoute } from "astro";
import { absolute } from "#seo/ids.ts";

/** More than are published between two visits of a feed reader. */
const maxArticles = 20;

/** The blog as a feed: its newest articles. */
export const GET: APIRoute = () =>
  rss({
    title: `Blog van ${business.data.name}`,
    description: blog.data.meta.description,
    site: site.data.url,
    trailingSlash: false,
    xmlns: { atom: "http://www.w3.org/2005/Atom" },
    customData: `<language>nl-NL</language><atom:link href="${absolute("/rss.xml")}" rel="self" type="application/rss+xml"/>`,
    items: articles.data.slice(0, maxArticles).map((article) => ({
      title: article.title,
      description: article.excerpt,
      link: articlePath(article),
      pubDate: new Date(article.published),
      categories: [article.category],
    })),
  });
