import type { contract } from '#contract/contract.ts';
import type { Page } from '@playwright/test';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { Visitor } from '../visitor.ts';

/** Asks the server beside the page, as the person who is signed in there: for what a journey needs but does not show. */
export async function askAs(page: Page, url: string): Promise<Pick<Visitor, 'ask' | 'fetch'>> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  function send(request: Request): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.set('cookie', cookie);
    headers.set('origin', url);
    // A line that was idle for a while may be hung up in the moment it is used again.
    headers.set('connection', 'close');
    return fetch(new Request(request, { headers }));
  }
  const link = new RPCLink({ url: `${url}/rpc`, fetch: (request) => send(request) });
  const ask: ContractRouterClient<typeof contract> = createORPCClient(link);
  return { ask, fetch: (path, init) => send(new Request(new URL(path, url), init)) };
}
