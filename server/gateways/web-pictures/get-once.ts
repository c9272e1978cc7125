import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type Address, only, hostOf, type Resolve } from '../pinned-connection.ts';
import { refused } from './trouble.ts';
import { isIP } from 'node:net';

interface Limits {
  addresses: Address[];
  signal: AbortSignal;
  maxBytes: number;
}

type Found = { bytes: Buffer } | { leadsTo: string };

/** One request to these addresses and no others. A redirect is told, not followed. */
export async function getOnce(url: URL, { addresses, signal, maxBytes }: Limits): Promise<Found> {
  const answer = await ask(url, { addresses, signal });
  try {
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location) return { leadsTo: headers.location };
    if (statusCode !== 200) throw refused('web-picture-answers-with', { status: statusCode });
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
    return { bytes: await readAtMost(answer, maxBytes) };
  } finally {
    answer.destroy();
  }
}

function ask(url: URL, { addresses, signal }: Omit<Limits, 'maxBytes'>): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asking = request(url, {
      signal,
      // A connection of its own, so that no address that was looked at earlier is used again.
      agent: false,
      lookup: only(addresses),
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Adfjord' },
    });
    asking.on('response', resolve);
    asking.on('error', reject);
    asking.end();
  });
}

async function readAtMost(answer: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(maxBytes: number) {
  return refused('web-picture-too-large', { megabytes: Math.round(maxBytes / 1024 ** 2) });
}

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
