import { leadLimits } from '#contract/leads/lead.ts';
import { member } from '#server/procedures.ts';
import { erasePerson, presentPerson } from './erase-person.ts';
import { listCampaignLeads, presentLead } from './list/list-leads.ts';
import { outwardProcedures } from './outward-procedures.ts';
import { findRetention, getLead, saveRetention, updateLead } from './queries.ts';
import { refreshLeads } from './sync/refresh-leads.ts';
import { searchTextOf } from './rules.ts';
import { listSummaries } from './list/summaries.ts';

const { leads } = member;

export const leadProcedures = leads.router({
  list: leads.list.handler(({ context: { ctx, person }, input }) => listCampaignLeads(ctx, person, input)),
  refresh: leads.refresh.handler(({ context: { ctx, person }, input }) =>
    refreshLeads(ctx, person.workspaceId, input),
  ),
  update: leads.update.handler(async ({ context: { ctx, person }, input: { id, status, note } }) => {
    const { answers } = await getLead(ctx.db, person.workspaceId, id);
    const row = await updateLead(ctx.db, person.workspaceId, {
      id,
      ...(status && { status }),
      ...(note !== undefined && { note, searchText: searchTextOf(answers, note) }),
    });
    return presentLead(row);
  }),
  listPersonsLeads: leads.listPersonsLeads.handler(({ context: { ctx, person }, input }) =>
    presentPerson(ctx, person.workspaceId, input.id),
  ),
  erase: leads.erase.handler(async ({ context: { ctx, person }, input }) => ({
    erased: await erasePerson(ctx, person.workspaceId, input),
  })),
  summaries: leads.summaries.handler(({ context: { ctx, person } }) =>
    listSummaries(ctx.db, person.workspaceId),
  ),
  getRetention: leads.getRetention.handler(async ({ context: { ctx, person } }) => ({
    months: (await findRetention(ctx.db, person.workspaceId)) ?? leadLimits.retentionMonths.default,
  })),
  setRetention: leads.setRetention.handler(async ({ context: { ctx, person }, input: { months } }) => {
    await saveRetention(ctx.db, person.workspaceId, months);
    return { months };
  }),
  ...outwardProcedures,
});
