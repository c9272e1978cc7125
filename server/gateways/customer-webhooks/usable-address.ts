import { isIP } from 'node:net';
import { hostOf, type Resolve } from '../pinned-connection.ts';
import { isPublicAddress } from '../private-addresses.ts';
import { failure } from './failure.ts';

export interface Rules {
  resolve: Resolve;
  /** Whether this very machine may be named, over http as well: for practising only. */
  mayUseThisMachine: boolean;
}

const thisMachine = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * The addresses behind a URL, every one of them looked at: who connects to these and no others cannot be led into a
 * private network, whatever the name says the next time. Throws when one of them, or the URL itself, may not be used.
 */
export async function usableAddresses(url: URL, { resolve, mayUseThisMachine }: Rules) {
  const name = hostOf(url);
  const isPractice = mayUseThisMachine && thisMachine.has(name);
  if (url.protocol !== 'https:' && !(isPractice && url.protocol === 'http:'))
    throw failure('rejected', 'lead-delivery-not-https');
  if (url.username || url.password) throw failure('rejected', 'lead-delivery-holds-password');
  const addresses = isIP(name) ? [{ address: name, family: isIP(name) }] : await lookUp(name, resolve);
  if (!isPractice && !addresses.every(({ address }) => isPublicAddress(address)))
    throw failure('rejected', 'lead-delivery-private-network');
  return addresses;
}

async function lookUp(name: string, resolve: Resolve) {
  try {
    const addresses = await resolve(name);
    if (addresses.length > 0) return addresses;
  } catch (error) {
    const isTemporary = error instanceof Error && 'code' in error && error.code === 'EAI_AGAIN';
    if (isTemporary) throw failure('unavailable', 'lead-delivery-not-looked-up', { name });
  }
  throw failure('unavailable', 'lead-delivery-no-server', { name });
}
