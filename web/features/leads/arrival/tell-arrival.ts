import type { LeadArrival } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';
import { formatWhole } from '#web/ui/format/format.ts';
import { toast } from '#web/ui/toast/toast.tsx';
import type { missedSince } from '../list/missed-leads.ts';

/** Goes to a campaign's leads; undefined for who is there already. */
export type WayToLeads = (facebookCampaignId: string) => (() => void) | undefined;

const toastMs = 12_000;

/** Says that somebody has answered a form, and who; or how many had done so before we knew the form. */
export function tellArrival(
  { name, count, title, facebookCampaignId, isEarlier }: LeadArrival,
  wayTo: WayToLeads,
): void {
  const ways = { action: showAction(facebookCampaignId, wayTo), durationMs: toastMs };
  if (isEarlier) {
    toast(m.leads_news_earlier({ count, shown: formatWhole(count) }), title, ways);
    return;
  }
  const others = { count: count - 1, shown: formatWhole(count - 1), name: name ?? '', title };
  const heading =
    count === 1 && name ? m.leads_news_one({ name }) : m.leads_news({ count, shown: formatWhole(count) });
  toast(heading, count > 1 && name ? m.leads_news_others(others) : title, ways);
}

/** Says that leads came in while nobody was told. */
export function tellMissed(
  { count, facebookCampaignIds }: ReturnType<typeof missedSince>,
  wayTo: WayToLeads,
): void {
  const [only, ...others] = facebookCampaignIds;
  toast(m.leads_news_missed({ count, shown: formatWhole(count) }), undefined, {
    action: showAction(others.length === 0 ? (only ?? null) : null, wayTo),
    durationMs: toastMs,
  });
}

function showAction(facebookCampaignId: string | null, wayTo: WayToLeads) {
  const onClick = facebookCampaignId === null ? undefined : wayTo(facebookCampaignId);
  return onClick && { label: m.leads_news_show(), onClick };
}
