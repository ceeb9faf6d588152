/** Identifies a file by more than its name, because cameras reuse names. */
export const fileIdentity = ({ name, size, lastModified }: File) =>
  `${name}/${size}/${lastModified}`;
