import { lookup } from 'node:dns/promises';
import { isPublicAddress } from '../private-addresses.ts';
import { GatewayError } from '../gateway-error.ts';
import { getOnce, reachable, type Rules } from './get-once.ts';
import { refused, unavailable } from './trouble.ts';

/** Pictures at addresses that people type in: nothing there is trusted. */
export interface WebPictures {
  /**
   * The bytes behind an address, not yet looked at. Throws a GatewayError with a reason for whoever typed it in. Never
   * reads from a private network, wherever the address leads.
   */
  fetchPicture(address: string): Promise<Buffer>;
}

interface Options extends Partial<Rules> {
  maxBytes?: number;
  patienceMs?: number;
}

const mostRedirects = 5;

/** Opens the way to pictures on the web. */
export function openWebPictures({
  resolve = (name) => lookup(name, { all: true }),
  mayReach = isPublicAddress,
  maxBytes = 30 * 1024 ** 2,
  patienceMs = 15_000,
}: Options = {}): WebPictures {
  async function follow(address: string, signal: AbortSignal): Promise<Buffer> {
    let url = new URL(address);
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const addresses = await reachable(url, { resolve, mayReach });
      const found = await getOnce(url, { addresses, signal, maxBytes });
      if ('bytes' in found) return found.bytes;
      url = new URL(found.leadsTo, url);
    }
    throw refused('web-picture-endless');
  }

  return {
    async fetchPicture(address) {
      const signal = AbortSignal.timeout(patienceMs);
      const over = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(tooSlow()), { once: true });
      });
      try {
        return await Promise.race([follow(address, signal), over]);
      } catch (error) {
        if (error instanceof GatewayError) throw error;
        throw signal.aborted ? tooSlow() : unreachable();
      }
    },
  };
}

const tooSlow = () => unavailable('web-picture-too-slow');
const unreachable = () => unavailable('web-picture-unreachable');
