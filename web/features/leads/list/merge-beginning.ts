import type { CampaignLeads, Lead } from '#contract/leads/lead.ts';
import type { LeadPages } from '../lead-cache.ts';

/** Puts a newer answer about a list's beginning in front of what was read of it before, so that nothing has to be read twice. */
export function mergeBeginning(
  list: LeadPages,
  beginning: CampaignLeads,
  { keeps }: { keeps: (lead: Lead) => boolean },
): LeadPages {
  const [first, ...others] = list.pages;
  const known = new Map(list.pages.flatMap(({ leads }) => leads.map((lead) => [lead.id, lead] as const)));
  const meets = beginning.leads.some(({ id }) => known.has(id));
  // More has come than a page holds, or nothing of it is left: what lies between is not known.
  if (!first || !meets) return { pages: [beginning], pageParams: [undefined] };

  const now = new Map(beginning.leads.map((lead) => [lead.id, lead]));
  const newest = (lead: Lead) => (keeps(lead) ? lead : (now.get(lead.id) ?? lead));
  const fresh = beginning.leads.filter(({ id }) => !known.has(id));
  const leads = [...fresh, ...first.leads.map(newest)].toSorted(newerFirst);
  return {
    ...list,
    pages: [
      { ...beginning, leads, next: first.next },
      ...others.map((page) => ({ ...page, leads: page.leads.map(newest) })),
    ],
  };
}

/** As the server lists them. */
function newerFirst(one: Lead, other: Lead): number {
  return other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id);
}
