import { isIP } from 'node:net';
import { type Address, hostOf, type Resolve } from '../pinned-connection.ts';
import { refused } from './trouble.ts';

export interface Rules {
  resolve: Resolve;
  mayReach(address: string): boolean;
}

/**
 * The addresses behind a URL, every one of them looked at. Who connects to these and no others cannot be led into a
 * private network, whatever the name says the next time.
 */
export async function reachable(url: URL, { resolve, mayReach }: Rules): Promise<Address[]> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw refused('web-picture-no-web-address');
  if (url.username || url.password) throw refused('web-picture-holds-password');
  const name = hostOf(url);
  const addresses = isIP(name)
    ? [{ address: name, family: isIP(name) }]
    : await resolve(name).catch(() => []);
  if (addresses.length === 0) throw refused('web-picture-no-server', { name });
  if (!addresses.every(({ address }) => mayReach(address))) throw refused('web-picture-private-network');
  return addresses;
}
