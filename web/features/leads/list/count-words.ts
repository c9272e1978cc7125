import type { LeadCounts } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';
import { formatWhole } from '#web/ui/format/format.ts';

/** How many leads a form has at Meta and here, and why these are not the same number, sentence by sentence. */
export function countWords(
  { here, hereRecent, atMeta, agree }: LeadCounts,
  { wasRead }: { wasRead: boolean },
): string[] {
  if (atMeta === null) return [wasRead ? m.leads_counts_unknown() : m.leads_counts_not_yet()];
  const older = here - hereRecent;
  const missing = atMeta - hereRecent;
  const of = (count: number) => ({ count, shown: formatWhole(count) });
  return [
    ...(atMeta === 0 && missing === 0 ? [m.leads_counts_agree_none()] : []),
    ...(atMeta > 0 && missing === 0 ? [m.leads_counts_agree(of(atMeta))] : []),
    ...(missing > 0 && agree
      ? [m.leads_counts_all_known(of(atMeta)), m.leads_counts_erased(of(missing))]
      : []),
    ...(missing > 0 && !agree ? [m.leads_counts_missing(of(atMeta))] : []),
    ...(missing < 0 ? [m.leads_counts_late(of(hereRecent))] : []),
    ...(older > 0 ? [m.leads_counts_older(of(older))] : []),
  ];
}
