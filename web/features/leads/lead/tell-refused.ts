import type { Lead, LeadStatus } from '#contract/leads/lead.ts';
import { ORPCError } from '@orpc/client';
import { m } from '#web/paraglide/messages.js';
import { toastError } from '#web/ui/toast/toast.tsx';
import { nameOf } from './lead-answers.ts';
import type { LeadWish } from './lead-wish.ts';
import { leadTrouble } from '../list/lead-trouble.ts';
import { statusWords } from './status-words.ts';

interface Refused {
  lead: Lead;
  wish: LeadWish;
  error: unknown;
  again: (how: { overOthers: boolean }) => void;
}

const durationMs = 15_000;

/** Says why what was said of a lead is not so, and how to have it all the same. */
export function tellRefused({ lead, wish, error, again }: Refused): void {
  const name = nameOf(lead) ?? m.leads_nameless();
  const { code, data } = error instanceof ORPCError ? error : { code: undefined, data: undefined };
  if (code === 'LEAD_TAKEN') {
    toastError(m.leads_taken_by({ by: (data as { by: string }).by, name }), m.leads_taken_text());
    return;
  }
  if (code === 'LEAD_CHANGED_MEANWHILE') {
    const { by, status } = data as { by: string | null; status: LeadStatus };
    const set = { by: by ?? m.leads_somebody(), name, status: statusWords[status]() };
    toastError(m.leads_changed_meanwhile(set), m.leads_changed_meanwhile_text(), {
      action: { label: m.leads_changed_anyway(), onClick: () => again({ overOthers: true }) },
      durationMs,
    });
    return;
  }
  const title = wish.note === undefined ? m.leads_status_failed({ name }) : m.leads_note_failed({ name });
  toastError(title, leadTrouble(error), {
    // What was typed is not to be typed again.
    action: { label: m.ui_try_again(), onClick: () => again({ overOthers: false }) },
    durationMs,
  });
}
