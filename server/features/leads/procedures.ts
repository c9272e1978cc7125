import type { contract } from '#contract/contract.ts';
import type { Router } from '@orpc/server';
import { leadLimits } from '#contract/leads/lead.ts';
import { member, type Visit, whileSignedIn } from '#server/procedures.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { changeLead } from './change-lead.ts';
import { erasePerson, presentPerson } from './erase-person.ts';
import { listCampaignLeads } from './list/list-leads.ts';
import { findRetention, saveRetention } from './queries.ts';
import { refreshLeads } from './sync/refresh-leads.ts';
import { listSummaries } from './list/lead-counts.ts';
import { presentDeliveries } from './deliver/delivery-log-queries.ts';
import { findAlerts, findReminder, saveAlerts, saveReminder, setMuted } from './notify/alert-queries.ts';
import { getLeadCampaign } from './lead-campaign.ts';
import { watchArrivals } from './notify/watch-arrivals.ts';
import { findFirst, getFirstId, getWebhook, removeWebhook, setWebhook } from './deliver/first-webhook.ts';
import { listDatasets, presentEvents, setEvents } from './events/event-settings.ts';
import { getTarget } from './deliver/target-queries.ts';
import { addTarget, changeTarget, forgetTarget, presentTargets } from './deliver/targets.ts';
import { replayFailed, retryDelivery, sendTestLead } from './deliver/try-delivery.ts';
import { getOutcomes } from './list/outcomes.ts';
import { getInboxLead, listInbox } from './list/inbox.ts';

const { leads } = member;

// By name: written out, it is more than the compiler writes.
export const leadProcedures: Router<(typeof contract)['leads'], Visit> = leads.router({
  list: leads.list.handler(({ context: { ctx, person }, input }) => listCampaignLeads(ctx, person, input)),
  refresh: leads.refresh.handler(({ context: { ctx, person }, input }) =>
    refreshLeads(ctx, person.workspaceId, input),
  ),
  update: leads.update.handler(({ context: { ctx, person }, input }) => changeLead(ctx, person, input)),
  listPersonsLeads: leads.listPersonsLeads.handler(({ context: { ctx, person }, input }) =>
    presentPerson(ctx, person.workspaceId, input.id),
  ),
  erase: leads.erase.handler(async ({ context: { ctx, person }, input }) => ({
    erased: await erasePerson(ctx, person, input),
  })),
  summaries: leads.summaries.handler(({ context: { ctx, person } }) =>
    listSummaries(ctx, person.workspaceId),
  ),
  inbox: leads.inbox.handler(({ context: { ctx, person }, input }) =>
    listInbox(ctx, person.workspaceId, input),
  ),
  get: leads.get.handler(({ context: { ctx, person }, input: { id } }) =>
    getInboxLead(ctx.db, person.workspaceId, id),
  ),
  getOutcomes: leads.getOutcomes.handler(({ context: { ctx, person }, input }) =>
    getOutcomes(ctx.db, person.workspaceId, input),
  ),
  getRetention: leads.getRetention.handler(async ({ context: { ctx, person } }) => ({
    months: (await findRetention(ctx.db, person.workspaceId)) ?? leadLimits.retentionMonths.default,
  })),
  setRetention: leads.setRetention.handler(async ({ context: { ctx, person }, input: { months } }) => {
    await ctx.db.transaction(async (tx) => {
      await saveRetention(tx, person.workspaceId, months);
      await noteDeed(tx, person, { at: ctx.now(), deed: 'leads-kept', to: { months } });
    });
    return { months };
  }),
  watch: leads.watch.handler(({ context, signal }) =>
    whileSignedIn(context, signal, (until) => watchArrivals(context.ctx, context.person.workspaceId, until)),
  ),
  setLeadEmails: leads.setLeadEmails.handler(async ({ context: { ctx, person }, input }) => {
    const { facebookCampaignId, on } = input;
    await getLeadCampaign(ctx.db, person.workspaceId, facebookCampaignId);
    await setMuted(ctx.db, person.workspaceId, { personId: person.id, facebookCampaignId, isMuted: !on });
    return { emailsOn: on };
  }),
  listTargets: leads.listTargets.handler(({ context: { ctx, person } }) => presentTargets(ctx, person)),
  addTarget: leads.addTarget.handler(({ context: { ctx, person }, input }) => addTarget(ctx, person, input)),
  updateTarget: leads.updateTarget.handler(({ context: { ctx, person }, input }) =>
    changeTarget(ctx, person, input),
  ),
  removeTarget: leads.removeTarget.handler(({ context: { ctx, person }, input: { id } }) =>
    forgetTarget(ctx, person, id),
  ),
  testTarget: leads.testTarget.handler(({ context: { ctx, person }, input: { id } }) =>
    sendTestLead(ctx, person, id),
  ),
  listTargetDeliveries: leads.listTargetDeliveries.handler(
    async ({ context: { ctx, person }, input: { id, before } }) => {
      await getTarget(ctx.db, person.workspaceId, id);
      return presentDeliveries(ctx.db, person, { targetId: id, before });
    },
  ),
  replayFailed: leads.replayFailed.handler(({ context: { ctx, person }, input: { id } }) =>
    replayFailed(ctx, person, id),
  ),
  getAlerts: leads.getAlerts.handler(({ context: { ctx, person } }) =>
    findAlerts(ctx.db, person.workspaceId, person.id),
  ),
  setAlerts: leads.setAlerts.handler(({ context: { ctx, person }, input }) =>
    saveAlerts(ctx.db, person.workspaceId, { personId: person.id, ...input }),
  ),
  getReminder: leads.getReminder.handler(async ({ context: { ctx, person } }) => ({
    minutes: await findReminder(ctx.db, person.workspaceId),
  })),
  setReminder: leads.setReminder.handler(async ({ context: { ctx, person }, input: { minutes } }) => {
    await ctx.db.transaction(async (tx) => {
      await saveReminder(tx, person.workspaceId, minutes);
      await noteDeed(tx, person, { at: ctx.now(), deed: 'leads-recalled', to: { minutes } });
    });
    return { minutes };
  }),
  getEvents: leads.getEvents.handler(({ context: { ctx, person } }) => presentEvents(ctx, person)),
  listDatasets: leads.listDatasets.handler(({ context: { ctx, person } }) => listDatasets(ctx, person)),
  setEvents: leads.setEvents.handler(({ context: { ctx, person }, input }) => setEvents(ctx, person, input)),
  getWebhook: leads.getWebhook.handler(({ context: { ctx, person } }) => getWebhook(ctx, person.workspaceId)),
  setWebhook: leads.setWebhook.handler(({ context: { ctx, person }, input }) =>
    setWebhook(ctx, person, input),
  ),
  removeWebhook: leads.removeWebhook.handler(({ context: { ctx, person } }) => removeWebhook(ctx, person)),
  testWebhook: leads.testWebhook.handler(async ({ context: { ctx, person } }) =>
    sendTestLead(ctx, person, await getFirstId(ctx, person.workspaceId)),
  ),
  listDeliveries: leads.listDeliveries.handler(async ({ context: { ctx, person }, input: { before } }) => {
    const first = await findFirst(ctx.db, person.workspaceId);
    return first ? presentDeliveries(ctx.db, person, { targetId: first.id, before }) : [];
  }),
  retryDelivery: leads.retryDelivery.handler(({ context: { ctx, person }, input }) =>
    retryDelivery(ctx, person, input.id),
  ),
});
