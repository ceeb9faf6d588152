/** The content of a mail, from top to bottom. */
export interface EmailContent {
  subject: string;
  /** Of its links, where it has any. */
  colour?: string;
  /** The largest words of the mail; the subject when left out. */
  title?: string;
  /** A line below the title. */
  lead?: string;
  /** Links below the title, large enough to tap. The text part has none. */
  actions?: readonly Action[];
  rows?: readonly Row[];
  /** The word above the running text. */
  heading: string;
  /** Without a running text, its heading is left out too. */
  body: string;
  /**
   * The running text and all links stand above the rows: it is what its reader needs to know first.
   */
  isBodyFirst?: boolean;
  /** What stands below all that. */
  moreRows?: readonly Row[];
  footer: string;
}

export interface Action {
  label: string;
  href: string;
}

export interface Row {
  label: string;
  /** On several lines, the first is what counts. */
  value: string;
}
