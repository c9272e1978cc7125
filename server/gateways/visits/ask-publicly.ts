import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { type Address, hostOf, only, type Resolve } from '../pinned-connection.ts';
import { isPublicAddress } from '../private-addresses.ts';
import { type Ask, toCookies } from './answer.ts';
import { NotVisited } from './not-visited.ts';

export interface Rules {
  resolve: Resolve;
  mayReach(address: string): boolean;
}

/** Some websites send long heads; Node refuses those above 16 KB by itself. */
const maxHeaderSize = 64 * 1024;

/** Asks servers on the open internet, and no others, wherever a name leads. */
export function askPublicly({
  resolve = (name) => lookup(name, { all: true }),
  mayReach = isPublicAddress,
}: Partial<Rules> = {}): Ask {
  return async (url, { headers, signal }) => {
    const addresses = await reachable(url, { resolve, mayReach });
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const answer = await new Promise<IncomingMessage>((settle, reject) => {
      const asking = request(url, {
        signal,
        // A connection of its own, so that no address that was looked at earlier is used again.
        agent: false,
        lookup: only(addresses),
        maxHeaderSize,
        headers: { 'accept-encoding': 'identity', ...headers },
      });
      asking.on('response', settle);
      asking.on('error', reject);
      asking.end();
    });
    const { statusCode: status = 0, headers: told } = answer;
    return {
      status,
      header: (name) => told[name]?.toString(),
      cookies: toCookies(told['set-cookie'] ?? []),
      body: answer,
      close: () => void answer.destroy(),
    };
  };
}

/**
 * The addresses behind a URL, every one of them looked at. Who connects to these and no others cannot be led into a
 * private network, whatever the name says the next time.
 */
async function reachable(url: URL, { resolve, mayReach }: Rules): Promise<Address[]> {
  refuseOddAddress(url);
  const name = hostOf(url);
  const addresses = isIP(name)
    ? [{ address: name, family: isIP(name) }]
    : await resolve(name).catch(ifUnanswered);
  if (addresses.length === 0) throw new NotVisited('no-server', name);
  if (!addresses.every(({ address }) => mayReach(address))) throw new NotVisited('private-network');
  return addresses;
}

export function refuseOddAddress({ protocol, username, password }: URL): void {
  if (protocol !== 'https:' && protocol !== 'http:') throw new NotVisited('no-web-address');
  if (username || password) throw new NotVisited('holds-password');
}

/** That nobody could be asked says nothing of the name. */
function ifUnanswered(error: unknown): Address[] {
  if (error instanceof Error && 'code' in error && error.code === 'EAI_AGAIN') throw error;
  return [];
}
