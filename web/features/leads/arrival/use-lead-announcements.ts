import type { LeadSummary } from '#contract/leads/lead.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api, queryClient, server } from '#web/api.ts';
import { followStream } from '#web/follow-stream.ts';
import { useWorkspaceStream } from '#web/workspace/use-workspace-stream.ts';
import { beforeNextPerson } from '#web/next-person.ts';
import { haveChangesWaited } from '../lead/waiting-mark.ts';
import { lookAtLeadsAnew } from '../lead-cache.ts';
import { missedSince } from '../list/missed-leads.ts';
import { tellArrival, tellMissed, type WayToLeads } from './tell-arrival.ts';

/** Tells of new leads wherever the person is, with the way to them, and has open lists show them. */
export function useLeadAnnouncements(person: { id: string; name: string }): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const latest = useRef<WayToLeads>(() => undefined);
  useEffect(() => {
    latest.current = (facebookCampaignId) => {
      const path = `/campaigns/${facebookCampaignId}/leads`;
      return path === pathname ? undefined : () => void navigate(path);
    };
  });
  const listen = useCallback(
    (signal: AbortSignal) => void followArrivals((id) => latest.current(id), signal),
    [],
  );
  const workspaceId = useWorkspaceStream('leads', 'leads', listen);
  const { id, name } = person;
  // Elsewhere nothing of it is fetched, unless something waits here to be sent.
  const isNeeded = pathname.endsWith('/leads') || haveChangesWaited();
  useEffect(() => {
    if (!isNeeded) return;
    void import('../keep-leads.ts').then(({ keepLeads }) => keepLeads({ id, name }, workspaceId));
  }, [isNeeded, id, name, workspaceId]);
}

/** How many each campaign had the last time, so that what comes while nobody listens is told as well. */
let known: ReadonlyMap<string, number> = new Map();
beforeNextPerson(() => (known = new Map()));

async function followArrivals(wayTo: WayToLeads, signal: AbortSignal): Promise<void> {
  await followStream(
    {
      open: (until) => server.leads.watch(undefined, { signal: until }),
      onOpen: async () => {
        const before = known;
        const missed = missedSince(before, await readTotals());
        if (before.size > 0) lookAtLeadsAnew();
        if (missed.count > 0) tellMissed(missed, wayTo);
      },
      hear: (news) => {
        lookAtLeadsAnew();
        if ('changed' in news) return;
        tellArrival(news, wayTo);
        // Told already: not to be told again as missed.
        void readTotals().catch(() => undefined);
      },
    },
    signal,
  );
}

async function readTotals(): Promise<LeadSummary[]> {
  const summaries = await queryClient.fetchQuery(api.leads.summaries.queryOptions({ staleTime: 0 }));
  known = new Map(summaries.map(({ facebookCampaignId, total }) => [facebookCampaignId, total]));
  return summaries;
}
