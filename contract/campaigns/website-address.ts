import { z } from 'zod';

const Address = z.url({ protocol: /^https?$/, hostname: /\./ });

/** A full web address, as an ad needs it: one with a name in it (`user@`) leads elsewhere than it seems to. */
export function isWebsiteUrl(text: string): boolean {
  const address = text.trim();
  return /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(address) && Address.safeParse(address).success;
}
