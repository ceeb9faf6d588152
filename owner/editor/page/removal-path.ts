export const removalPath = "/beheer/weghalen";

/** Files that an owner may remove: the entries of a folder. */
export const removable = /^content\/(reviews|cases|projects|articles)\/[\w-]+\.(yaml|md)$/;
