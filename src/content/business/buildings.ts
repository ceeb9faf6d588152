/**
 * Whose building it is, which decides the VAT: a home older than two years, a younger one, business premises. The first is chosen until a visitor
 * says otherwise, where content/services/ names no other.
 */
export const buildings = ["ouder", "jonger", "bedrijfspand"] as const;
export type Building = (typeof buildings)[number];
