import { serviceNamed } from "#data/business/services.ts";

/** What a service is called, with the way to its page as long as it is offered. */
export function ServiceName({ slug }: { slug: string }) {
  const { label, path } = serviceNamed(slug);
  return path ? <a href={path}>{label}</a> : label;
}
