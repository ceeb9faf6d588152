/** A Dutch number as people write it, "010 - 123 45 67", as a telephone dials it: "+31101234567". */
export function internationalForm(phone: string): string {
  const digits = phone.replace("(0)", "").replace(/[^\d+]/g, "");
  if (digits.startsWith("+")) return digits;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  return digits.startsWith("0") ? `+31${digits.slice(1)}` : `+${digits}`;
}

/** The same number as wa.me wants it: digits only, country code first. */
export function whatsappForm(phone: string): string {
  return internationalForm(phone).slice(1);
}
