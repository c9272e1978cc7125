import type { contract } from '#contract/contract.ts';
import { createORPCClient, onError, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query';
import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import { keptHere } from './workspace/kept-here.ts';
import { spokenLanguage } from './language.ts';
import { beforeNextPerson } from './next-person.ts';
import { leaveWorkspace, workspaceHeaders } from './workspace/this-tab.ts';

const signedOutListeners = new Set<() => void>();

const linkIn = (workspaceId?: string) =>
  new RPCLink({
    url: () => `${location.origin}/rpc`,
    // Where the server says no, it does so in the language of the page.
    headers: () => ({ 'accept-language': spokenLanguage(), ...workspaceHeaders(workspaceId) }),
    // Whoever closes a window says so on the way out.
    fetch: (request, init) =>
      globalThis.fetch(request, { ...init, keepalive: request.url.endsWith('/comments/leave') }),
    interceptors: [onError(noteSignedOut)],
  });

// Named, because the compiler would otherwise write it out wherever it is mentioned.
interface Server extends ContractRouterClient<typeof contract> {}

/** The only way the browser talks to the server, procedure by procedure. Streams are read here. */
export const server: Server = createORPCClient(linkIn());

/** The same in one workspace, wherever this tab has gone since; in the tab's own where none is named. */
export function serverIn(workspaceId: string | undefined): Server {
  return createORPCClient(linkIn(workspaceId));
}

/** The same, as query and mutation options. */
export const api: RouterUtils<ContractRouterClient<typeof contract>> = createTanstackQueryUtils(server);

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 10_000, retry: isWorthRepeating } },
});
beforeNextPerson(() => {
  leaveWorkspace();
  queryClient.clear();
});

/** Asks what a page is going to show, unless that is known: beside who is signed in, and not after it. */
export function askAhead<Answer, Refusal, Key extends QueryKey>(
  question: FetchQueryOptions<Answer, Refusal, Answer, Key>,
): void {
  void queryClient.prefetchQuery({ ...question, staleTime: Infinity });
}

/** Asks again whatever the page shows as failed. */
export function askFailedAgain(): void {
  const hasFailed = ({ state }: { state: { status: string } }) => state.status === 'error';
  void queryClient.refetchQueries({ type: 'active', predicate: hasFailed }, { cancelRefetch: false });
}

/** A refusal stays a refusal, however often one asks. */
function isWorthRepeating(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ORPCError && error.defined);
}

/** Calls back whenever the server says that nobody is signed in. Answers how to stop. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => void signedOutListeners.delete(listener);
}

/** Whoever was removed from this tab's workspace begins anew in one of theirs; whoever deletes it is led elsewhere. */
function shutOut() {
  if (queryClient.isMutating({ mutationKey: api.deletions.deleteWorkspace.mutationKey() }) > 0) return;
  leaveWorkspace();
  void keptHere.eraseAll().then(() => location.assign('/dashboard'));
}

/** Looks whether this is the news that nobody is signed in any more: a stream tells it in its middle. */
export function noteSignedOut(error: unknown) {
  if (!(error instanceof ORPCError)) return;
  if (error.code === 'NOT_A_MEMBER') return shutOut();
  if (error.code !== 'NOT_SIGNED_IN') return;
  // What was said of leads and could not be sent yet waits for the same person; what was seen does not.
  void keptHere.remove('leads');
  for (const listener of signedOutListeners) listener();
}
