import { removeOldEnquiries } from "#components/enquiry/kept/remove-old-enquiries.ts";

// A separate script, because it shares modules with the forms. The shell's script is inlined.
removeOldEnquiries();
