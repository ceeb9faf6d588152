/** Where local storage says that files of the quote form wait in the browser's own database. */
export const filesKey = "enquiry-draft:quote:files";

/** What tells one file from another: cameras give the same names again and again. */
export const identityOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;
