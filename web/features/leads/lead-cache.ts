import type { CampaignLeads, InboxLead, Lead, LeadInbox } from '#contract/leads/lead.ts';
import type { InfiniteData } from '@tanstack/react-query';
import { api, queryClient } from '#web/api.ts';

/** The pages of a list that were read so far. */
export type LeadPages = InfiniteData<CampaignLeads, string | undefined>;
type InboxPages = InfiniteData<LeadInbox, string | undefined>;

const everyList = api.leads.list.key({ type: 'infinite' });
const everyBeginning = api.leads.list.key({ type: 'query' });
const everyInbox = api.leads.inbox.key({ type: 'infinite' });

/** Shows a lead as it is now wherever it is on screen. */
export function showLead(lead: Lead): void {
  const one = api.leads.get.queryKey({ input: { id: lead.id } });
  // An answer still on its way would show the old state again.
  for (const queryKey of [everyBeginning, everyInbox, one]) void queryClient.cancelQueries({ queryKey });
  putLead(lead.id, () => lead);
}

/** Changes a lead wherever it is on screen. */
export function putLead(leadId: string, change: (lead: Lead) => Lead): void {
  const renew = (lead: Lead) => (lead.id === leadId ? change(lead) : lead);
  const isIn = (leads: { id: string }[]) => leads.some(({ id }) => id === leadId);
  queryClient.setQueriesData<LeadPages>({ queryKey: everyList }, (list) =>
    list?.pages.some(({ leads }) => isIn(leads))
      ? { ...list, pages: list.pages.map((page) => ({ ...page, leads: page.leads.map(renew) })) }
      : list,
  );
  changeInboxes((leads) => leads.map((entry) => ({ ...entry, lead: renew(entry.lead) })));
  const one = api.leads.get.queryKey({ input: { id: leadId } });
  queryClient.setQueryData(one, (entry) => entry && { ...entry, lead: renew(entry.lead) });
}

function changeInboxes(change: (leads: InboxLead[]) => InboxLead[]): void {
  queryClient.setQueriesData<InboxPages>(
    { queryKey: everyInbox },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, leads: change(page.leads), due: change(page.due) })),
      },
  );
}

/** Looks at the beginning of every open list, at the counts and at deliveries: something came in or changed. */
export function lookAtLeadsAnew(): void {
  isWanted = true;
  if (!isLooking) void lookWhileWanted();
}

let isLooking = false;
let isWanted = false;

/** One look after the other: where many leads come at once, each would cut off the look for the one before. */
async function lookWhileWanted(): Promise<void> {
  isLooking = true;
  while (isWanted) {
    isWanted = false;
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: everyBeginning }),
      queryClient.invalidateQueries({ queryKey: api.leads.summaries.key() }),
      queryClient.invalidateQueries({ queryKey: api.leads.inbox.key() }),
      queryClient.invalidateQueries({ queryKey: api.leads.get.key() }),
      queryClient.invalidateQueries({ queryKey: api.leads.listDeliveries.key() }),
      queryClient.invalidateQueries({ queryKey: api.recommendations.key() }),
    ]);
  }
  isLooking = false;
}

/** Reads lists from the beginning after leads were erased. */
export function forgetLeads(ids: string[]): void {
  queryClient.setQueriesData<LeadPages>({ queryKey: everyList }, (list) => {
    const [first] = list?.pages ?? [];
    if (!first) return list;
    const leads = first.leads.filter(({ id }) => !ids.includes(id));
    return { pages: [{ ...first, leads }], pageParams: [undefined] };
  });
  void queryClient.cancelQueries({ queryKey: everyInbox });
  changeInboxes((leads) => leads.filter(({ lead }) => !ids.includes(lead.id)));
  void queryClient.invalidateQueries({ queryKey: everyList });
  lookAtLeadsAnew();
}

/** Shows whether emails tell of a campaign's leads, as the server now says. */
export function noteEmails(facebookCampaignId: string, emailsOn: boolean): void {
  void queryClient.cancelQueries({ queryKey: everyBeginning });
  queryClient.setQueriesData<LeadPages>({ queryKey: everyList }, (list) =>
    list?.pages[0]?.facebookCampaignId === facebookCampaignId
      ? { ...list, pages: list.pages.map((page) => ({ ...page, emailsOn })) }
      : list,
  );
}
