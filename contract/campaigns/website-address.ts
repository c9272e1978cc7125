/** Browsers and Node have it; the contract knows neither. */
declare const URL: { new (address: string): { hostname: string }; canParse(address: string): boolean };

/** A full web address, as an ad needs it: one with a name in it (`user@`) leads elsewhere than it seems to. */
export function isWebsiteUrl(text: string): boolean {
  const address = text.trim();
  return /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(address) && hasDomain(address);
}

function hasDomain(address: string): boolean {
  return URL.canParse(address) && new URL(address).hostname.includes('.');
}
