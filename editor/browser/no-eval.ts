import { z } from "zod";

// The page's policy forbids making functions from text, which Zod would otherwise try for each
// schema that is made.
z.config({ jitless: true });
