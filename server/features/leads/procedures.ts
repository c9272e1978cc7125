import { leadLimits } from '#contract/leads/leads.ts';
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
  list: leads.list.handler(({ context: { house, person }, input }) =>
    listCampaignLeads(house, person, input),
  ),
  refresh: leads.refresh.handler(({ context: { house, person }, input }) =>
    refreshLeads(house, person.workspaceId, input),
  ),
  update: leads.update.handler(async ({ context: { house, person }, input: { id, status, note } }) => {
    const { answers } = await getLead(house.db, person.workspaceId, id);
    const row = await updateLead(house.db, person.workspaceId, {
      id,
      ...(status && { status }),
      ...(note !== undefined && { note, searchText: searchTextOf(answers, note) }),
    });
    return presentLead(row);
  }),
  listPersonsLeads: leads.listPersonsLeads.handler(({ context: { house, person }, input }) =>
    presentPerson(house, person.workspaceId, input.id),
  ),
  erase: leads.erase.handler(async ({ context: { house, person }, input }) => ({
    erased: await erasePerson(house, person.workspaceId, input),
  })),
  summaries: leads.summaries.handler(({ context: { house, person } }) =>
    listSummaries(house.db, person.workspaceId),
  ),
  getRetention: leads.getRetention.handler(async ({ context: { house, person } }) => ({
    months: (await findRetention(house.db, person.workspaceId)) ?? leadLimits.retentionMonths.default,
  })),
  setRetention: leads.setRetention.handler(async ({ context: { house, person }, input: { months } }) => {
    await saveRetention(house.db, person.workspaceId, months);
    return { months };
  }),
  ...outwardProcedures,
});
