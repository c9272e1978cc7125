import { isIP } from 'node:net';

import { textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { switchOf } from '#sandbox/meta/switches.ts';

const longest = 1000;

/** What nobody may link to; a practice world needs only a few to learn from. */
const banned = ['banned.example', 'malware.example', 'phishing.example'];

/** An address that people may be sent to. */
export function checkLink(world: World, given: unknown, blame: string): void {
  const link = textOf(given);
  const url = URL.parse(link);
  if (!url || link.length > longest || !isAllowed(world, url)) throw new GraphError('badLink', {}, blame);
  if (banned.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)))
    throw new GraphError('linkBanned', {}, blame);
}

/** The address that is shown must look like one: `shop.test`, with or without a scheme and a path. */
export function checkCaption(given: unknown, blame: string): void {
  if (given === undefined || given === '') return;
  if (!/^(https?:\/\/)?([\p{L}\d-]+\.)+[\p{L}]{2,}(\/\S*)?$/iu.test(textOf(given)))
    throw new GraphError('badLink', {}, blame);
}

/** The sandbox does not fetch pictures by address, but it knows an address behind which nothing can be. */
export function checkPictureAddress(given: unknown, blame: string): void {
  if (given === undefined) return;
  const url = URL.parse(textOf(given));
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname.endsWith('.invalid'))
    throw new GraphError('pictureNotFetched', {}, blame);
}

function isAllowed(world: World, { protocol, hostname, pathname }: URL): boolean {
  if (protocol === 'tel:') return /^\+?[\d\s()-]{3,}$/.test(decodeURIComponent(pathname));
  if (!/^https?:$/.test(protocol)) return false;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) > 0)
    return switchOf(world, 'links_to_ip_addresses') === 'accepted';
  return hostname.includes('.');
}
