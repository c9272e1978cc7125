import type { LookupFunction } from 'node:net';

export interface Address {
  address: string;
  family: number;
}

/** Looks a name up, all of its addresses. */
export type Resolve = (name: string) => Promise<Address[]>;

/** The name or the address a URL leads to, without brackets or a last dot. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** Connects to what has been looked at, whatever the name says by now. */
export function only(addresses: Address[]): LookupFunction {
  return (_name, { all }, callback) => {
    if (all) callback(null, addresses);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  };
}
