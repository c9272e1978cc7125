/** Seconds or a moment (RFC 9110, 10.2.3); what is neither is as good as nothing. */
export function waitIn(retryAfter: string | undefined): number | undefined {
  const asked = retryAfter?.trim() ?? '';
  const waitMs = /^\d{1,9}$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  return waitMs > 0 ? waitMs : undefined;
}
