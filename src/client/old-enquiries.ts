import { removeOldEnquiries } from "#components/enquiry/kept/remove-old-enquiries.ts";
import { fillInReceived } from "#components/enquiry/sent/received-line.ts";

// A separate script, because it shares modules with the forms. The shell's script is inlined.
void removeOldEnquiries();
fillInReceived();
