import { askUntil } from '../ask-until.ts';
import { brokenConnection } from '../broken-connection.ts';
import { GatewayError } from '../gateway-error.ts';
import type { Fetch } from '../fetch.ts';
import { service } from './errors.ts';

const patienceMs = 60_000;
const mostBytes = 80 * 1024 ** 2;
const studioHost = /^([a-z0-9-]+\.)*claid\.ai$/;

interface Reach {
  /** Where the studio is asked; what lies there is its own. */
  url: string;
  fetch: Fetch;
}

/** Fetches a result from the studio's own addresses only, so that no answer of it can send us to a private one. */
export async function downloadResult(address: string, { url, fetch }: Reach): Promise<Buffer> {
  if (!isStudios(new URL(address), new URL(url)))
    throw new GatewayError({
      service,
      failureKind: 'unexpected-reply',
      detail: `the result lies at ${new URL(address).host}, which is not the studio's`,
    });
  try {
    // The key is not sent: the address itself is what opens it.
    const request = new Request(address, { redirect: 'error' });
    const response = await askUntil(AbortSignal.timeout(patienceMs), request, { service, fetch });
    if (!response.ok) throw missing(response.status);
    return await readAtMost(response);
  } catch (error) {
    throw brokenConnection(error, { service, isWrite: false, wasSent: false });
  }
}

function isStudios(result: URL, api: URL): boolean {
  return result.origin === api.origin || (result.protocol === 'https:' && studioHost.test(result.hostname));
}

/** What the studio no longer has stays gone; everything else may pass. */
function missing(status: number): GatewayError {
  const isGone = [403, 404, 410].includes(status);
  return new GatewayError({
    service,
    failureKind: isGone ? 'not-found' : 'unavailable',
    detail: `the result was answered with status ${status}`,
  });
}

async function readAtMost(response: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > mostBytes)
      throw new GatewayError({ service, failureKind: 'unexpected-reply', detail: 'the result is too large' });
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
