import type { InboxLead, LeadInbox } from '#contract/leads/lead.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { openCampaignNames } from './campaign-names.ts';
import { placeIn, readPage } from './list-leads.ts';
import { type LeadFilter, listLeads } from './listing-queries.ts';
import { listForms, readStateOfForms } from '../sync/form-queries.ts';
import { presentLeads } from '../present-leads.ts';
import { getLead, type LeadRow } from '../queries.ts';

interface Input extends LeadFilter {
  limit: number;
  next?: string | undefined;
}

/** A page of the leads of all campaigns, newest first, each with where it came from. */
export async function listInbox(
  db: Database,
  workspaceId: WorkspaceId,
  { limit, next, ...filter }: Input,
): Promise<LeadInbox> {
  const [rows, { readAt, atMeta }] = await Promise.all([
    listLeads(db, workspaceId, { filter, after: placeIn(next), limit: limit + 1 }),
    readStateOfForms(db, workspaceId),
  ]);
  const page = readPage(rows, limit);
  const leads = await placeLeads(db, workspaceId, page.rows);
  return { leads, next: page.next, lastUpdatedAt: readAt?.toISOString() ?? null, atMeta };
}

export async function getInboxLead(db: Database, workspaceId: WorkspaceId, id: string): Promise<InboxLead> {
  const [lead] = await placeLeads(db, workspaceId, [await getLead(db, workspaceId, id)]);
  return lead!;
}

async function placeLeads(db: Database, workspaceId: WorkspaceId, rows: LeadRow[]): Promise<InboxLead[]> {
  const names = openCampaignNames(db, workspaceId);
  const forms = await listForms(db, workspaceId, [...new Set(rows.map((row) => row.facebookFormId))]);
  const questions = new Map(forms.map((form) => [form.facebookFormId, form.questions]));
  const leads = await presentLeads(db, rows);
  return Promise.all(
    rows.map(async (row, place) => ({
      lead: leads[place]!,
      ...(await names.of(row)),
      questions: questions.get(row.facebookFormId) ?? [],
    })),
  );
}
