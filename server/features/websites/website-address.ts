import { isIP } from 'node:net';

const nameEnds = /[^.]\.(?:\p{L}{2,}|xn--[a-z\d-]+)$/u;

/** What somebody typed as the whole address of a website, ready to be visited; undefined where it is none. */
export function wholeAddress(typed: string): string | undefined {
  const address = typed.trim();
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  const host = url.hostname.replace(/\.$/, '');
  const isServer = nameEnds.test(host) || (isIP(host) !== 0 && address.includes(host));
  if (!isServer) return undefined;
  url.hostname = host;
  url.hash = '';
  return url.href;
}
