/** The build of the service that is running, as shown in the log. */
export interface Release {
  version: string;
  /** The commit it was built from; "unknown" where it was built without git. */
  commit: string;
}
