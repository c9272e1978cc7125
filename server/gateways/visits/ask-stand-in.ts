import { isIP } from 'node:net';
import type { Fetch } from '../fetch.ts';
import { hostOf } from '../pinned-connection.ts';
import { isPublicAddress } from '../private-addresses.ts';
import { type Ask, toCookies } from './answer.ts';
import { refuseOddAddress } from './ask-publicly.ts';
import { NotVisited } from './not-visited.ts';

/**
 * Asks one server that stands in for all websites: `https://a.example/b` at `url/https/a.example/b`. What would have
 * kept it from reaching the website it tells as a proxy does: https://www.rfc-editor.org/rfc/rfc9209
 */
export function askStandIn({ url: standIn, fetch }: { url: string; fetch: Fetch }): Ask {
  return async (url, { headers, signal }) => {
    refuseOddAddress(url);
    const name = hostOf(url);
    if (isIP(name) && !isPublicAddress(name)) throw new NotVisited('private-network');
    const at = `${standIn}/${url.protocol.slice(0, -1)}/${url.host}${url.pathname}${url.search}`;
    const answer = await fetch(new Request(at, { headers, signal, redirect: 'manual' }));
    const broken = failureIn(answer.headers.get('proxy-status') ?? '', name);
    if (broken) {
      await answer.body?.cancel();
      throw broken;
    }
    return {
      status: answer.status,
      header: (each) => answer.headers.get(each) ?? undefined,
      cookies: toCookies(answer.headers.getSetCookie()),
      body: answer.body ?? empty(),
      close: () => void answer.body?.cancel().catch(() => undefined),
    };
  };
}

/** The failure a connection of our own would have met. */
function failureIn(proxyStatus: string, name: string): Error | undefined {
  const [, error] = /;\s*error=([\w-]+)/.exec(proxyStatus) ?? [];
  const [, details = ''] = /;\s*details="([^"]*)"/.exec(proxyStatus) ?? [];
  if (!error) return undefined;
  if (error === 'dns_error') return new NotVisited('no-server', name);
  const code = error === 'connection_refused' ? 'ECONNREFUSED' : details || 'ECONNRESET';
  return Object.assign(new Error(error), { code });
}

async function* empty(): AsyncGenerator<Uint8Array> {}
