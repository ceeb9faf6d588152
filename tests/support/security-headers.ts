/**
 * The headers of every answer, written out: a list that made them would agree with itself. The
 * owner decides about subdomains, so the end of Strict-Transport-Security is left open.
 */
export const securityHeaders: readonly [name: string, value: string][] = [
  ["Content-Security-Policy", "frame-ancestors 'none'"],
  ["Strict-Transport-Security", "max-age=31536000"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  [
    "Permissions-Policy",
    "browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  ],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
];
