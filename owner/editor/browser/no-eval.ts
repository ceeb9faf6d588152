import { z } from "zod";

// The page's policy forbids creating functions from text, which Zod would try for each schema.
z.config({ jitless: true });
