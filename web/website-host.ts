/** The website as it is written, 'rør.no': a browser's own words for it would be 'xn--rr-lka.no'. */
export function websiteHost(address: string): string {
  const [, host = ''] = /^https?:\/\/(?:www\.)?([^\s/?#:@]+)/i.exec(address.trim()) ?? [];
  return host;
}
