import type { InboxLead, LeadInbox } from '#contract/leads/lead.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { openCampaignNames } from './campaign-names.ts';
import { placeIn, readPage } from './list-leads.ts';
import { type LeadFilter, listDue, listLeads } from './listing-queries.ts';
import { readQuickness } from './outcome-queries.ts';
import { listForms, readStateOfForms } from '../sync/form-queries.ts';
import { presentLeads } from '../present-leads.ts';
import { getLead, type LeadRow } from '../queries.ts';

interface Input extends LeadFilter {
  limit: number;
  next?: string | undefined;
}

/** How far back it is told how quick one is: what one was last year says nothing of today. */
const quicknessMs = 30 * 86_400_000;

/** A page of the leads of all campaigns, newest first, each with where it came from. */
export async function listInbox(
  { db, now }: AppContext,
  workspaceId: WorkspaceId,
  { limit, next, ...filter }: Input,
): Promise<LeadInbox> {
  const isBeginning = next === undefined;
  const isAll = filter.search === undefined && filter.status === undefined;
  const [rows, { readAt, atMeta }, dueRows, quickness] = await Promise.all([
    listLeads(db, workspaceId, { filter, after: placeIn(next), limit: limit + 1 }),
    readStateOfForms(db, workspaceId),
    isBeginning && isAll ? listDue(db, workspaceId, { now: new Date(now()), limit }) : [],
    isBeginning ? readQuickness(db, workspaceId, new Date(now() - quicknessMs)) : null,
  ]);
  const page = readPage(rows, limit);
  const leads = await placeLeads(db, workspaceId, page.rows);
  const due = await placeLeads(db, workspaceId, dueRows);
  return { leads, due, quickness, next: page.next, lastUpdatedAt: readAt?.toISOString() ?? null, atMeta };
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
