import { serviceNamed } from "@contractor/core/facts/services/services.ts";

/** The name of a service, as a link to its page while the firm offers it. */
export function ServiceName({ slug, className }: { slug: string; className?: string | undefined }) {
  const { label, path } = serviceNamed(slug);
  return path ? (
    <a className={className} href={path}>
      {label}
    </a>
  ) : (
    label
  );
}
