/**
 * The key in local storage for the age of the oldest stored file, in milliseconds. It shows without
 * opening the database that there are files.
 */
export const filesKey = "enquiry-draft:quote:files";
