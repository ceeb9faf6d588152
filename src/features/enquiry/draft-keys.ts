/** The key of each form's draft in local storage. */
export const draftKeys = {
  contact: "enquiry-draft:contact",
  quote: "enquiry-draft:quote",
} as const;
