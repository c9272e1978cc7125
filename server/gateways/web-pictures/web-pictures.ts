import { GatewayError } from '../gateway-error.ts';
import type { Answer, Ask } from '../visits/answer.ts';
import { askPublicly, type Rules } from '../visits/ask-publicly.ts';
import { NotVisited } from '../visits/not-visited.ts';
import { readBody, visit } from '../visits/visit.ts';
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
  /** How the web is asked; the open internet, within the rules, unless it is said otherwise. */
  ask?: Ask;
  maxBytes?: number;
  patienceMs?: number;
}

const headers = { accept: 'image/*', 'user-agent': 'Adfjord' };

/** Opens the way to pictures on the web. */
export function openWebPictures({
  maxBytes = 30 * 1024 ** 2,
  patienceMs = 15_000,
  ask,
  ...rules
}: Options = {}): WebPictures {
  const asking = { ask: ask ?? askPublicly(rules), headers, patienceMs };
  const take = (answer: Answer) => readPicture(answer, maxBytes);
  return {
    fetchPicture: (address) =>
      visit(address, { ...asking, take }).catch((error: unknown) => {
        throw explain(error);
      }),
  };
}

async function readPicture({ status, header, body }: Answer, maxBytes: number): Promise<Buffer> {
  if (status !== 200) throw refused('web-picture-answers-with', { status });
  if (Number(header('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const { bytes, isWhole } = await readBody(body, maxBytes);
  if (!isWhole) throw tooLarge(maxBytes);
  return bytes;
}

function explain(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (error instanceof NotVisited)
    return refused(`web-picture-${error.reason}`, error.server ? { name: error.server } : {});
  const isSlow = error instanceof Error && error.name === 'TimeoutError';
  return unavailable(isSlow ? 'web-picture-too-slow' : 'web-picture-unreachable');
}

function tooLarge(maxBytes: number) {
  return refused('web-picture-too-large', { megabytes: Math.round(maxBytes / 1024 ** 2) });
}
