import { z } from "zod";

// What must be so before Sveltia runs: a module of its own, because every import of main.ts runs
// before its first line.

// The page's policy forbids creating functions from text, which Zod would try for each schema.
z.config({ jitless: true });

/** Where Sveltia keeps the choices of somebody who uses it. */
const choicesKey = "sveltia-cms.prefs";

// The editor is in Dutch, whatever the language of the browser.
const choices = JSON.parse(localStorage.getItem(choicesKey) ?? "{}") as object;
localStorage.setItem(choicesKey, JSON.stringify({ ...choices, locale: "nl" }));
