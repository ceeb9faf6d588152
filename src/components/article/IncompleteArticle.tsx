import { blog } from "@/content/pages/blogs";
import { ButtonLink } from "@/ui/Button";

/** Stands where an article will be that is not written yet, with a way to ask now. */
export function IncompleteArticle() {
  const { incomplete, incompleteHelp, incompleteButton } = blog.article;
  return (
    <>
      <p className="figure">{incomplete}</p>
      <p>{incompleteHelp}</p>
      <ButtonLink href="/contact">{incompleteButton}</ButtonLink>
    </>
  );
}
