/** Where signing in to the editor with GitHub begins, and where GitHub leads back to. */
export const signInPath = "/beheer/inloggen";
