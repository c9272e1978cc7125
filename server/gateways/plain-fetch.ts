import { askUntil } from './ask-until.ts';
import { brokenConnection } from './broken-connection.ts';
import type { Fetch } from './fetch.ts';

interface Reach {
  service: string;
  fetch: Fetch;
  patienceMs: number;
}

/** A `fetch` for libraries that insist on one: same time limit, same shape of failure, never a repeat. */
export function plainFetch({ service, fetch, patienceMs }: Reach): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs)]);
    try {
      return await askUntil(signal, request, { service, fetch });
    } catch (error) {
      if (request.signal.aborted) throw error;
      throw brokenConnection(error, { service, isWrite: false, wasSent: false });
    }
  };
}
