import { type LeadChange, leadLimits, type LeadStatus } from '#contract/leads/lead.ts';
import type { LeadRow, NewLead } from './queries.ts';
import { searchTextOf } from './rules.ts';

type Wish = Omit<LeadChange, 'id' | 'take' | 'was' | 'doneAt'>;

/** The status a change leaves a lead with: what it brought says that it is won, and why it was lost that it is lost. */
function statusAfter({ status, won, lostReason }: Wish, before: LeadStatus): LeadStatus {
  return status ?? (won ? 'won' : lostReason ? 'lost' : before);
}

/** What a row becomes. A value belongs to a lead that is won, a reason to one that is lost, and nobody has contacted a new one. */
export function rowAfter(row: LeadRow, wish: Wish, at: Date): Partial<NewLead> {
  const { note, nextStep, won, lostReason } = wish;
  const status = statusAfter(wish, row.status);
  const kept = won === undefined ? { valueMinor: row.wonMinor, currency: row.wonCurrency } : won;
  const value = status === 'won' ? kept : null;
  return {
    status,
    contactedAt: status === 'new' ? null : (row.contactedAt ?? (status === row.status ? null : at)),
    wonMinor: value?.valueMinor ?? null,
    wonCurrency: value?.currency ?? null,
    lostReason: status === 'lost' ? (lostReason ?? row.lostReason) : null,
    ...(note !== undefined && { note, searchText: searchTextOf(row.answers, note) }),
    ...(nextStep !== undefined && {
      nextStep: nextStep?.text ?? null,
      nextStepAt: nextStep ? new Date(nextStep.at) : null,
    }),
  };
}

/** The note of somebody who saw `was`, beside what another has written since: both are kept, and nothing stands twice. */
export function mergeNotes({ now, was, wanted }: { now: string; was: string; wanted: string }): string {
  if (now === was || now === wanted) return wanted;
  const own = wanted.startsWith(was) ? wanted.slice(was.length).trim() : wanted;
  if (own === '' || now.includes(own)) return now;
  return `${now}\n${own}`.trim().slice(0, leadLimits.note);
}

/** When something was so that is told later: after the lead came, and not in a future. */
export function momentOf(doneAt: string | undefined, { createdAt }: LeadRow, now: number): Date {
  if (doneAt === undefined) return new Date(now);
  return new Date(Math.min(now, Math.max(Date.parse(doneAt), createdAt.getTime())));
}
