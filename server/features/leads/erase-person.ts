import type { PersonsLead } from '#contract/leads/lead.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { promiseDeliveries } from './deliver/deliver-leads.ts';
import { stopped } from './deliver/deliver-rules.ts';
import { forgetLeads } from './deliver/delivery-queries.ts';
import { openCampaignNames } from './list/campaign-names.ts';
import { promiseErasureAtMeta } from './erase-at-meta.ts';
import { nameIn } from './rules.ts';
import { getLead, insertErased, listPersonsLeads, lockLeads, removePersonsLeads } from './queries.ts';

/** Whom an erasure would erase, in words a person can check. */
export async function presentPerson(
  { db }: AppContext,
  workspaceId: WorkspaceId,
  leadId: string,
): Promise<PersonsLead[]> {
  const names = openCampaignNames(db, workspaceId);
  const rows = await listPersonsLeads(db, workspaceId, await getLead(db, workspaceId, leadId));
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      name: nameIn(row.answers),
      title: (await names.of(row)).title,
      createdAt: row.createdAt.toISOString(),
      status: row.status,
    })),
  );
}

/** Erases somebody: their leads here, all or those that were named, whatever waits to be told of them, from the audiences at Meta, and by a message where other systems take one. Answers how many leads that were. */
export function erasePerson(
  ctx: AppContext,
  person: Person,
  { id: leadId, leadIds: only }: { id: string; leadIds?: string[] | undefined },
): Promise<number> {
  const { workspaceId } = person;
  const { db, queue, now } = ctx;
  return db.transaction(async (tx) => {
    await lockLeads(tx, workspaceId);
    const { id: own, contacts } = await getLead(tx, workspaceId, leadId);
    const theirs = await listPersonsLeads(tx, workspaceId, { id: own, contacts });
    const leadIds = theirs.map(({ id }) => id).filter((id) => !only || only.includes(id));
    await forgetLeads(tx, workspaceId, { leadIds, problem: stopped.erased });
    const removed = await removePersonsLeads(tx, workspaceId, { id: own, contacts, only });
    await insertErased(tx, workspaceId, { removed, erasedAt: new Date(now()) });
    await promiseDeliveries(tx, ctx, { workspaceId, leads: removed, event: 'erased' });
    await promiseErasureAtMeta(tx, ctx, { workspaceId, removed });
    await queue.forget(
      tx,
      removed.map(({ id }) => id),
    );
    // Of whom it was says nothing: that is what was erased.
    await noteDeed(tx, person, { at: now(), deed: 'person-erased', to: { leads: removed.length } });
    return removed.length;
  });
}
