import type { Lead, LeadChange } from '#contract/leads/lead.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { listPersonNames } from '../people/queries.ts';
import { promiseDeliveries } from './deliver/deliver-leads.ts';
import { promiseEvents } from './events/send-events.ts';
import { mergeNotes, momentOf, rowAfter } from './change-rules.ts';
import { presentLeads } from './present-leads.ts';
import { addStage, arrivalTopic, findStage, type LeadRow, lockLead, updateLead } from './queries.ts';

/** Whoever changes a lead: somebody signed in, or by null a program. */
export interface Changer {
  workspaceId: WorkspaceId;
  id: string | null;
}

/**
 * The one way anything about a lead changes, whoever changes it. Said twice it is so once. Of two people who take the
 * same lead one gets it, and what another has said since `was` is not written over.
 */
export function changeLead(ctx: AppContext, who: Changer, change: LeadChange): Promise<Lead> {
  const { workspaceId } = who;
  return ctx.db.transaction(async (tx) => {
    const row = await lockLead(tx, workspaceId, change.id);
    const { id, take, was, doneAt, ...wish } = change;
    const at = momentOf(doneAt, row, ctx.now());
    if (was?.note !== undefined && wish.note !== undefined)
      wish.note = mergeNotes({ now: row.note, was: was.note, wanted: wish.note });
    const after = rowAfter(row, wish, at);
    if (was?.status && ![was.status, after.status].includes(row.status)) await refuseLater(tx, row);
    const takenById = take === undefined ? row.takenById : await takerOf(tx, { row, who, take });
    const changed = await updateLead(tx, workspaceId, { id, ...after, takenById });
    if (changed.status !== row.status) {
      const { status } = changed;
      await addStage(tx, { workspaceId, leadId: id, status, at, personId: who.id });
      await promiseDeliveries(tx, ctx, { workspaceId, leads: [changed], event: 'updated' });
      await promiseEvents(tx, ctx, { workspaceId, leads: [changed], at });
    }
    await ctx.signals.notify(tx, arrivalTopic(workspaceId));
    const [lead] = await presentLeads(tx, [changed]);
    return lead!;
  });
}

async function takerOf(
  tx: Database,
  { row, who, take }: { row: LeadRow; who: Changer; take: boolean },
): Promise<string | null> {
  if (!take) return null;
  if (row.takenById !== null && row.takenById !== who.id) {
    const names = await listPersonNames(tx, [row.takenById]);
    throw new Refusal('LEAD_TAKEN', { by: names.get(row.takenById)! });
  }
  return who.id;
}

async function refuseLater(tx: Database, row: LeadRow): Promise<never> {
  const personId = (await findStage(tx, row))?.personId ?? null;
  const names = await listPersonNames(tx, [personId]);
  throw new Refusal('LEAD_CHANGED_MEANWHILE', { by: names.get(personId) ?? null, status: row.status });
}
