import { member, whileSignedIn } from '#server/procedures.ts';
import { listDeliveries, presentDelivery } from './deliver/delivery-log-queries.ts';
import { setLeadEmails } from './notify/lead-email-switch.ts';
import { watchArrivals } from './notify/watch-arrivals.ts';
import { forgetWebhook, getWebhook, setWebhook } from './deliver/webhook-settings.ts';
import { retryDelivery, sendTestLead } from './deliver/webhook-try.ts';

const { leads } = member;

/** Answers to the questions about telling of leads: announcements, emails, the customer's own system. */
export const outwardProcedures = {
  watch: leads.watch.handler(({ context, signal }) =>
    whileSignedIn(context, signal, (until) => watchArrivals(context.ctx, context.person.workspaceId, until)),
  ),
  setLeadEmails: leads.setLeadEmails.handler(({ context: { ctx, person }, input }) =>
    setLeadEmails(ctx, person.workspaceId, input),
  ),
  getWebhook: leads.getWebhook.handler(({ context: { ctx, person } }) => getWebhook(ctx, person.workspaceId)),
  setWebhook: leads.setWebhook.handler(({ context: { ctx, person }, input }) =>
    setWebhook(ctx, person, input),
  ),
  removeWebhook: leads.removeWebhook.handler(({ context: { ctx, person } }) =>
    forgetWebhook(ctx, person.workspaceId),
  ),
  testWebhook: leads.testWebhook.handler(({ context: { ctx, person } }) => sendTestLead(ctx, person)),
  listDeliveries: leads.listDeliveries.handler(async ({ context: { ctx, person }, input }) => {
    const before = input.before ? new Date(input.before) : undefined;
    const rows = await listDeliveries(ctx.db, person.workspaceId, before);
    const { language } = person;
    return rows.map(({ delivery, answers }) => presentDelivery(delivery, { language, answers }));
  }),
  retryDelivery: leads.retryDelivery.handler(({ context: { ctx, person }, input }) =>
    retryDelivery(ctx, person, input.id),
  ),
};
