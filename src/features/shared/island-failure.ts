/** The id of the template that holds what stands in the place of an island that broke. */
export const islandFailureId = "island-failure";
