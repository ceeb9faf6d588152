import { cancel, isCancel, password, select, text } from "@clack/prompts";
import type { Kept } from "./settings.ts";

/** The ways to put files at a host, the most usual one first. */
export const kinds = [
  { value: "ftps", label: "FTP met versleuteling (FTPS)", hint: "bij de meeste hosting" },
  { value: "sftp", label: "SFTP", hint: "als uw hosting dat noemt" },
  { value: "ftp", label: "FTP zonder versleuteling", hint: "alleen als het niet anders kan" },
];

const required = (value: string | undefined) => (value?.trim() ? undefined : "Dit is nog leeg.");

/** Stops the program when the owner presses Escape. */
function answered(answer: string | symbol): string {
  if (isCancel(answer)) {
    cancel("Gestopt. Er is niets veranderd.");
    process.exit(130);
  }
  return String(answer);
}

interface Place {
  kind: string;
  host: string;
  user: string;
  folder: string;
}

/** The address of the website's folder at a host. */
export function toOf({ kind, host, user, folder }: Place): string {
  return `${kind}://${encodeURIComponent(user.trim())}@${host.trim()}/${encodeURI(folder.trim())}`;
}

/** Asks the owner once where the site goes, in the terminal. */
export async function askSettings(): Promise<Kept> {
  const kind = answered(
    await select({ message: "Hoe zet u bestanden bij uw hosting?", options: kinds }),
  );
  const host = answered(
    await text({
      message: "Hoe heet de server? Dat staat bij uw hosting onder FTP.",
      placeholder: "ftp.uwhosting.nl",
      validate: required,
    }),
  );
  const user = answered(await text({ message: "Uw gebruikersnaam daar", validate: required }));
  const secret = answered(await password({ message: "Uw wachtwoord daar", validate: required }));
  const folder = answered(
    await text({
      message: "In welke map staat de website?",
      placeholder: "public_html",
      defaultValue: "public_html",
    }),
  );
  return { to: toOf({ kind, host, user, folder }), password: secret };
}
