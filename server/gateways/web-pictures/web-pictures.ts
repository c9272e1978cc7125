import { GatewayError } from '../gateway-error.ts';
import type { Answer } from '../visits/answer.ts';
import { askPublicly, type Rules } from '../visits/ask-publicly.ts';
import { follow } from '../visits/follow.ts';
import { NotVisited } from '../visits/not-visited.ts';
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

const headers = { accept: 'image/*', 'user-agent': 'Adfjord' };

/** Opens the way to pictures on the web. */
export function openWebPictures({
  maxBytes = 30 * 1024 ** 2,
  patienceMs = 15_000,
  ...rules
}: Options = {}): WebPictures {
  const ask = askPublicly(rules);

  async function fetchNow(address: string, signal: AbortSignal): Promise<Buffer> {
    const answer = await follow(address, { ask, headers, signal });
    try {
      return await readPicture(answer, maxBytes);
    } finally {
      answer.close();
    }
  }

  return {
    async fetchPicture(address) {
      const signal = AbortSignal.timeout(patienceMs);
      const over = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(tooSlow()), { once: true });
      });
      try {
        return await Promise.race([fetchNow(address, signal), over]);
      } catch (error) {
        if (error instanceof GatewayError) throw error;
        if (error instanceof NotVisited)
          throw refused(`web-picture-${error.reason}`, error.server ? { name: error.server } : {});
        throw signal.aborted ? tooSlow() : unreachable();
      }
    },
  };
}

async function readPicture({ status, header, body }: Answer, maxBytes: number): Promise<Buffer> {
  if (status !== 200) throw refused('web-picture-answers-with', { status });
  if (Number(header('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(maxBytes: number) {
  return refused('web-picture-too-large', { megabytes: Math.round(maxBytes / 1024 ** 2) });
}

const tooSlow = () => unavailable('web-picture-too-slow');
const unreachable = () => unavailable('web-picture-unreachable');
