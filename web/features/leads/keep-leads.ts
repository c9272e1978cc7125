import { hydrate, dehydrate, type DehydratedState, type Query } from '@tanstack/react-query';
import { ORPCError } from '@orpc/client';
import { workspaceHeader } from '#contract/people/workspaces.ts';
import { api, queryClient } from '#web/api.ts';
import { keptHere } from '#web/workspace/kept-here.ts';
import { workspaceHeaders } from '#web/workspace/this-tab.ts';
import { beginChanges, sendChanges, showChanges } from './lead/change-lead.ts';

interface KeptLeads {
  personId: string;
  workspaceId: string;
  state: DehydratedState;
}

const key = 'leads';
const writtenAfterMs = 500;
/** What was seen is to be there after a day in a cellar. */
const kept = [
  api.leads.inbox.key(),
  api.leads.get.key(),
  api.leads.summaries.key(),
  api.leads.listPersonsLeads.key(),
  api.workspaces.current.key(),
  api.connections.get.key(),
];
for (const queryKey of kept) queryClient.setQueryDefaults(queryKey, { gcTime: 24 * 3_600_000 });

let isKeeping = false;
let person: { id: string; name: string } | undefined;

/** Has what is seen of leads be there without a line, and what is said of them be sent once there is one. */
export async function keepLeads(who: { id: string; name: string }, workspaceId: string | undefined) {
  person = who;
  const before = await keptHere.read<KeptLeads>(key);
  // Which workspace a tab is in that has not named one, only the server knows, or whoever has no line to ask.
  const named = workspaceId ?? workspaceHeaders()[workspaceHeader] ?? (navigator.onLine ? '' : undefined);
  const isMine = before?.personId === who.id && (named ?? before.workspaceId) === before.workspaceId;
  if (before && isMine) hydrate(queryClient, before.state);
  if (before && before.personId !== who.id) await keptHere.remove(key);
  const here = workspaceId ?? (isMine ? before?.workspaceId : undefined);
  if (!isKeeping) follow();
  if (here !== undefined) await beginChanges({ personId: who.id, name: who.name, workspaceId: here });
}

function follow(): void {
  isKeeping = true;
  addEventListener('online', () => void sendChanges());
  let writing: ReturnType<typeof setTimeout> | undefined;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !isLeads(event.query)) return;
    const { action } = event;
    if (action.type === 'error' && action.error instanceof ORPCError && action.error.code === 'NOT_ALLOWED')
      void keptHere.remove(key);
    if (action.type !== 'success') return;
    // An answer says what was, and not yet what has been said since.
    if (!action.manual) showChanges();
    clearTimeout(writing);
    writing = setTimeout(() => void write(), writtenAfterMs);
  });
}

async function write(): Promise<void> {
  const workspace = queryClient.getQueryData(api.workspaces.current.queryKey());
  if (!workspace || !person) return;
  const state = dehydrate(queryClient, { shouldDehydrateQuery: (query) => isKept(query) });
  await keptHere.write(key, { personId: person.id, workspaceId: workspace.id, state } satisfies KeptLeads);
}

const pathOf = ({ queryKey }: Query) => JSON.stringify(queryKey[0]);
const paths = new Set(kept.map((each) => JSON.stringify(each[0])));
const isLeads = (query: Query) => pathOf(query).startsWith('["leads"');

function isKept(query: Query): boolean {
  return query.state.status === 'success' && paths.has(pathOf(query)) && !isSearch(query);
}

/** What somebody searched for is not looked for again without a line. */
function isSearch({ queryKey }: Query): boolean {
  return JSON.stringify(queryKey[1] ?? null).includes('"search"');
}
