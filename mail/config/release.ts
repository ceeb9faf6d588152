/** Which build of the service runs, as /health and the log tell it. */
export interface Release {
  version: string;
  /** The commit it was built from; "unknown" where it was built without git. */
  commit: string;
}
