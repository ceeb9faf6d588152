/** Where enquiries go, at the mail service: EmailJS's call. */
export const sendPath = "/api/v1.0/email/send";

/** Where the files of an enquiry go: EmailJS's call for a form with files. */
export const filesPath = "/api/v1.0/email/send-form";

/** Where signing in to the editor with GitHub begins, and where GitHub leads back to. */
export const signInPath = "/beheer/inloggen";
