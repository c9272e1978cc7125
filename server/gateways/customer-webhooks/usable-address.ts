import { isIP } from 'node:net';
import { hostOf, type Resolve } from '../pinned-connection.ts';
import { isPublicAddress } from '../private-addresses.ts';
import { failure } from './failure.ts';

export interface Rules {
  resolve: Resolve;
  /** Whether this very machine may be named, over http as well: for practising only. */
  mayUseThisMachine: boolean;
}

const notHttps = {
  en: 'The address must begin with https://.',
  nb: 'Adressen må begynne med https://.',
};
const hasPassword = {
  en: 'The address must not hold a name or a password. Check the signature instead.',
  nb: 'Adressen kan ikke inneholde navn eller passord. Kontroller signaturen i stedet.',
};
const isPrivate = {
  en: 'The address lies in a private network. It must be reachable from the internet.',
  nb: 'Adressen ligger i et privat nettverk. Den må kunne nås fra internett.',
};
const notLookedUp = (name: string) => ({
  en: `The name ${name} could not be looked up just now.`,
  nb: `Navnet ${name} kunne ikke slås opp akkurat nå.`,
});
const unknown = (name: string) => ({
  en: `There is no server called ${name}.`,
  nb: `Det finnes ingen server som heter ${name}.`,
});

const thisMachine = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * The addresses behind a URL, every one of them looked at: who connects to these and no others cannot be led into a
 * private network, whatever the name says the next time. Throws when one of them, or the URL itself, may not be used.
 */
export async function usableAddresses(url: URL, { resolve, mayUseThisMachine }: Rules) {
  const name = hostOf(url);
  const isPractice = mayUseThisMachine && thisMachine.has(name);
  if (url.protocol !== 'https:' && !(isPractice && url.protocol === 'http:'))
    throw failure('rejected', notHttps);
  if (url.username || url.password) throw failure('rejected', hasPassword);
  const addresses = isIP(name) ? [{ address: name, family: isIP(name) }] : await lookUp(name, resolve);
  if (!isPractice && !addresses.every(({ address }) => isPublicAddress(address)))
    throw failure('rejected', isPrivate);
  return addresses;
}

async function lookUp(name: string, resolve: Resolve) {
  try {
    const addresses = await resolve(name);
    if (addresses.length > 0) return addresses;
  } catch (error) {
    const isTemporary = error instanceof Error && 'code' in error && error.code === 'EAI_AGAIN';
    if (isTemporary) throw failure('unavailable', notLookedUp(name));
  }
  throw failure('unavailable', unknown(name));
}
