import { removeOldEnquiries } from "#features/enquiry/remove-old-enquiries.ts";

// A script of its own, because it shares its modules with the forms: the shell stays in the page.
void removeOldEnquiries();
