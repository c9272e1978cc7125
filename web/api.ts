import type { contract } from '#contract/contract.ts';
import { createORPCClient, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClient } from '@tanstack/react-query';

const link = new RPCLink({
  url: () => `${location.origin}/rpc`,
  fetch: (request, init) => globalThis.fetch(request, init),
});

/** The only way the browser talks to the server, procedure by procedure. Streams are read here. */
export const server: ContractRouterClient<typeof contract> = createORPCClient(link);

/** The same, as query and mutation options. */
export const api = createTanstackQueryUtils(server);

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 10_000, retry: isWorthRepeating } },
});

/** A refusal stays a refusal, however often one asks. */
function isWorthRepeating(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ORPCError && error.defined);
}
