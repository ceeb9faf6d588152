import { serviceNamed } from "#data/business/services.ts";

/** The name of a service, as a link to its page while the firm offers it. */
export function ServiceName({ slug }: { slug: string }) {
  const { label, path } = serviceNamed(slug);
  return path ? <a href={path}>{label}</a> : label;
}
