import { type Week, readHours, weekdays } from "./opening-hours.ts";
import { siteWords } from "./site-words.ts";
import { whatsappForm } from "./telephone.ts";

/** Answers as people give them, made into what the files hold; what cannot be understood is left for the schemas. */

const words = (value: unknown) => (typeof value === "string" ? value.trim().replace(/\s+/g, " ") : value);
const compact = (value: unknown) => (typeof value === "string" ? value.replace(/[\s.-]/g, "") : value);

export const tidy = {
  words,
  /** A number that YAML has read as one. */
  digits: (value: unknown) => (typeof value === "number" ? `${value}`.padStart(8, "0") : compact(value)),
  capitals: (value: unknown) => (typeof value === "string" ? `${compact(value)}`.toUpperCase() : value),
  telephone: (value: unknown) =>
    typeof value === "string" && /^[+\d][\d\s()-]+$/.test(value.trim()) ? whatsappForm(value) : value,
  address(value: unknown): unknown {
    if (typeof value !== "string") return value;
    const text = value.trim().replace(/\/+$/, "");
    return /^https?:\/\//.test(text) || !text.includes(".") ? text : `https://${text}`;
  },
  week(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const hours = Object.entries(value).map(([day, text]) => [day, readHours(`${text}`) ?? text]);
    const closed = weekdays.map((day) => [day, "closed"]);
    return Object.fromEntries([...closed, ...hours]) as Partial<Week>;
  },
  /** Addresses on social networks: each with the network's name. */
  socials: (value: unknown) => (Array.isArray(value) ? value.map(social) : value),
};

function social(value: unknown): unknown {
  const url = tidy.address(value);
  if (typeof url !== "string" || !URL.canParse(url)) return value;
  const domain = new URL(url).hostname.split(".").slice(-2).join(".");
  return { name: siteWords.networks[domain] ?? domain, url };
}
