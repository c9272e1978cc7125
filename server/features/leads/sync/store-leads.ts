import type { FoundLead } from '#server/gateways/meta/leads/leads.ts';
import type { AppContext } from '#server/app-context.ts';
import { isRefusedValue, type Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { addQuestions, findForm } from './form-queries.ts';
import {
  findRetention,
  insertLeads,
  type LeadRow,
  lockLeads,
  type NewLead,
  arrivalTopic,
} from '../queries.ts';
import { contactsOf, isNews, keptSince, searchTextOf } from '../rules.ts';
import { removeSetAside, setAside } from './set-aside-queries.ts';
import { promiseDeliveries } from '../deliver/deliver-leads.ts';
import { promiseTellings } from '../notify/tell-leads.ts';
import { promiseEvents } from '../events/send-events.ts';

interface Found {
  facebookFormId: string;
  facebookPageId: string;
  leads: FoundLead[];
}

/**
 * Keeps leads of a form that is read, each once however often Meta tells of it, and in the same transaction sees to it that everybody is
 * told who wants to be. A lead the database refuses is set aside, and holds up no other. Answers how many are new here.
 */
export async function storeLeads(ctx: AppContext, workspaceId: WorkspaceId, found: Found): Promise<number> {
  try {
    return await storeTogether(ctx, workspaceId, found);
  } catch (error) {
    if (!isRefusedValue(error)) throw error;
    const { leads, ...form } = found;
    if (leads.length <= 1) {
      ctx.log.error('a lead was set aside', error, { facebookFormId: form.facebookFormId });
      await setAside(ctx, workspaceId, { ...form, leadIds: leads.map(({ id }) => id) });
      return 0;
    }
    const middle = Math.ceil(leads.length / 2);
    const first = await storeLeads(ctx, workspaceId, { ...form, leads: leads.slice(0, middle) });
    return first + (await storeLeads(ctx, workspaceId, { ...form, leads: leads.slice(middle) }));
  }
}

function storeTogether(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { leads, ...form }: Found,
): Promise<number> {
  const { facebookFormId } = form;
  const receivedAt = new Date(ctx.now());
  return ctx.db.transaction(async (tx) => {
    await lockLeads(tx, workspaceId);
    await removeSetAside(
      tx,
      workspaceId,
      leads.map(({ id }) => id),
    );
    const oldest = keptSince(ctx.now(), await findRetention(tx, workspaceId));
    const wanted = leads
      .filter(({ createdAt }) => createdAt > oldest)
      .map((lead) => ({ ...toRow(lead), ...form, receivedAt }));
    if (wanted.length === 0) return 0;
    const added = await insertLeads(tx, workspaceId, wanted);
    const names = new Set(added.flatMap(({ answers }) => answers.map(({ name }) => name)));
    const questions = [...names].map((name) => ({ name, label: name }));
    await addQuestions(tx, workspaceId, { facebookFormId, questions });
    const known = await findForm(tx, workspaceId, facebookFormId);
    const news = added.filter((lead) => known && isNews(lead, known));
    if (news.length > 0) await announce(tx, ctx, { workspaceId, leads: news });
    return added.length;
  });
}

function toRow(lead: FoundLead): Omit<NewLead, 'facebookFormId' | 'facebookPageId'> {
  const { answers } = lead;
  return {
    facebookLeadId: lead.id,
    facebookCampaignId: lead.campaignId,
    facebookAdId: lead.adId,
    isTest: lead.isTest,
    createdAt: lead.createdAt,
    answers,
    contacts: contactsOf(answers),
    searchText: searchTextOf(answers, ''),
  };
}

async function announce(
  tx: Database,
  ctx: AppContext,
  { workspaceId, leads }: { workspaceId: WorkspaceId; leads: LeadRow[] },
): Promise<void> {
  await promiseDeliveries(tx, ctx, { workspaceId, leads, event: 'created' });
  await promiseTellings(tx, ctx, workspaceId, leads);
  await promiseEvents(tx, ctx, { workspaceId, leads, at: new Date(ctx.now()) });
  await ctx.signals.notify(tx, arrivalTopic(workspaceId));
}
