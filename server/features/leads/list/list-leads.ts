import { type CampaignLeads, leadLimits } from '#contract/leads/lead.ts';
import { type ConnectionRow, findConnection } from '#server/features/connections/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import { tellText } from '#server/platform/coded-text.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type FormRow, listForms } from '../sync/form-queries.ts';
import { ensureForeignForms, ensureOwnForms, getLeadCampaign } from '../lead-campaign.ts';
import { findAlerts } from '../notify/alert-queries.ts';
import { getLeadCounts } from './lead-counts.ts';
import { countMatching, type LeadFilter, listLeads, type Place } from './listing-queries.ts';
import { presentLeads } from '../present-leads.ts';
import type { LeadRow } from '../queries.ts';

interface Input extends LeadFilter {
  facebookCampaignId: string;
  next?: string | undefined;
}

/** A page of a campaign's leads, with what its form asks and how far reading has come. */
export async function listCampaignLeads(
  ctx: AppContext,
  { id: personId, workspaceId, language }: Pick<Person, 'id' | 'workspaceId' | 'language'>,
  { facebookCampaignId, next, ...filter }: Input,
): Promise<CampaignLeads> {
  const { db } = ctx;
  await ensureForeignForms(ctx, workspaceId, facebookCampaignId);
  const campaign = await getLeadCampaign(db, workspaceId, facebookCampaignId);
  const [firstForm] = campaign.facebookFormIds;
  const [rows, total, known, { mutedCampaigns }, connection] = await Promise.all([
    listLeads(db, workspaceId, { of: campaign, filter, after: placeIn(next), limit: leadLimits.page + 1 }),
    countMatching(db, workspaceId, { of: campaign, filter }),
    knownForms(ctx, workspaceId, campaign.facebookFormIds),
    findAlerts(db, workspaceId, personId),
    findConnection(db, workspaceId),
  ]);
  const form = known.find(({ facebookFormId }) => facebookFormId === firstForm) ?? unread(firstForm);
  const { counts, newestReceivedAt } = await getLeadCounts(ctx, workspaceId, form);
  const page = readPage(rows, leadLimits.page);
  return {
    facebookCampaignId,
    title: campaign.title,
    facebookFormId: firstForm,
    facebookPageId: campaign.facebookPageId,
    questions: questionsOf(known),
    leads: await presentLeads(db, page.rows),
    next: page.next,
    matching: total,
    counts,
    lastUpdatedAt: later(form.readAt, newestReceivedAt)?.toISOString() ?? null,
    // What went wrong before the link was renewed says nothing any more; it is read anew within a minute.
    problem:
      form.problem && !isRenewedSince(form.triedAt, connection) ? tellText(form.problem, language) : null,
    emailsOn: !mutedCampaigns.includes(facebookCampaignId),
  };
}

/** A campaign that was published a moment ago may have a form the clock has not seen yet. */
async function knownForms(ctx: AppContext, workspaceId: WorkspaceId, ids: string[]): Promise<FormRow[]> {
  const known = await listForms(ctx.db, workspaceId, ids);
  if (known.length === ids.length) return known;
  await ensureOwnForms(ctx, workspaceId);
  return listForms(ctx.db, workspaceId, ids);
}

function isRenewedSince(triedAt: Date | null, connection: Pick<ConnectionRow, 'connectedAt'> | undefined) {
  return triedAt !== null && connection !== undefined && connection.connectedAt > triedAt;
}

type Unread = Pick<
  FormRow,
  'facebookFormId' | 'triedAt' | 'readAt' | 'readWhollyAt' | 'leadsAtMeta' | 'countedAt' | 'problem'
>;

function unread(facebookFormId: string): Unread {
  return {
    facebookFormId,
    triedAt: null,
    readAt: null,
    readWhollyAt: null,
    leadsAtMeta: null,
    countedAt: null,
    problem: null,
  };
}

/** The questions of all forms, each once. */
export function questionsOf(forms: Pick<FormRow, 'questions'>[]): FormRow['questions'] {
  const all = forms.flatMap(({ questions }) => questions);
  return [...new Map(all.toReversed().map((question) => [question.name, question])).values()].toReversed();
}

/** Of one lead more than a page holds: the page, and from where to read on. */
export function readPage(found: LeadRow[], limit: number): { rows: LeadRow[]; next: string | null } {
  const rows = found.slice(0, limit);
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  return { rows, next: last ? nameOf(last) : null };
}

/** The contract lets nothing of another shape in. */
export function placeIn(next: string | undefined): Place | undefined {
  const [time, id] = next?.split('.') ?? [];
  return time && id ? { createdAt: new Date(Number(time)), id } : undefined;
}

function nameOf({ createdAt, id }: Place): string {
  return `${createdAt.getTime()}.${id}`;
}

function later(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one > other ? one : other;
}
