import { expect, it } from "vitest";
import { fallbackLinks } from "./FallbackButtons";

const firm = {
  phone: "010-0000000",
  phoneInternational: "+31100000000",
  whatsapp: "31600000000",
  email: "info@firm.example",
};
const text = "Naam: Fatima & co\nm²: 85 + 3?\n100% zeker #1";

it("open WhatsApp with the whole text, and the mail program with subject and text, its lines apart", () => {
  const { whatsapp, email } = fallbackLinks(firm, "Bericht & vraag", text);
  const chat = new URL(whatsapp ?? "");
  expect(chat.origin + chat.pathname).toBe("https://wa.me/31600000000");
  expect(chat.searchParams.get("text")).toBe(text);
  const mail = new URL(email);
  expect(mail.pathname).toBe("info@firm.example");
  expect(mail.searchParams.get("subject")).toBe("Bericht & vraag");
  expect(mail.searchParams.get("body")).toBe(text.replaceAll("\n", "\r\n"));
  // Mail programs show a plus as it is.
  expect(email).not.toContain("+");
});

it("has no chat where the firm has none", () => {
  expect(fallbackLinks({ ...firm, whatsapp: undefined }, "Bericht", text)).not.toHaveProperty("whatsapp");
});
