import type { Lead } from '#contract/leads/lead.ts';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { toastError } from '#web/ui/toast/toast.tsx';
import { nameOf } from './lead-answers.ts';
import { lookAtLeadsAnew, showLead } from '../lead-cache.ts';
import { leadTrouble } from '../list/lead-trouble.ts';

type LeadWish = Partial<Pick<Lead, 'status' | 'note'>>;

interface Changing {
  /** As the server last said it is. */
  kept: Lead;
  /** What is to become of it, in the order it was said. */
  wishes: LeadWish[];
}

const underWay = new Map<string, Changing>();

/** Shows a change at once and sends it. What the server refuses is taken back, and the person is told why. */
export function changeLead(lead: Lead, wish: LeadWish): void {
  const before = underWay.get(lead.id);
  const changing = before ?? { kept: lead, wishes: [] };
  changing.wishes.push(wish);
  underWay.set(lead.id, changing);
  show(changing);
  if (!before) void sendAll(changing);
}

/** Whether what is on screen is ahead of the server. */
export function isBeingChanged({ id }: Pick<Lead, 'id'>): boolean {
  return underWay.has(id);
}

async function sendAll(changing: Changing): Promise<void> {
  const { id } = changing.kept;
  for (let wish = changing.wishes[0]; wish; wish = changing.wishes[0]) {
    try {
      changing.kept = await server.leads.update({ id, ...wish });
    } catch (error) {
      tellFailure(changing.kept, wish, error);
    }
    changing.wishes.shift();
    show(changing);
  }
  underWay.delete(id);
  lookAtLeadsAnew();
}

function show({ kept, wishes }: Changing): void {
  showLead(Object.assign({}, kept, ...wishes));
}

function tellFailure(lead: Lead, wish: LeadWish, error: unknown): void {
  const name = nameOf(lead) ?? m.leads_nameless();
  const title = wish.note === undefined ? m.leads_status_failed({ name }) : m.leads_note_failed({ name });
  toastError(title, leadTrouble(error), {
    // What was typed is not to be typed again.
    action: { label: m.ui_try_again(), onClick: () => changeLead(lead, wish) },
    durationMs: 15_000,
  });
}
