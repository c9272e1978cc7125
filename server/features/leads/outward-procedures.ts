import { member, whileSignedIn } from '#server/procedures.ts';
import { listDeliveries, presentDelivery } from './deliver/delivery-log-queries.ts';
import { setLeadEmails } from './notify/lead-letter-switch.ts';
import { watchArrivals } from './notify/watch-arrivals.ts';
import { forgetWebhook, getWebhook, setWebhook } from './deliver/webhook-settings.ts';
import { retryDelivery, sendTestLead } from './deliver/webhook-try.ts';

const { leads } = member;

/** Answers to the questions about telling of leads: announcements, letters, the customer's own system. */
export const outwardProcedures = {
  watch: leads.watch.handler(({ context, signal }) =>
    whileSignedIn(context, signal, (until) =>
      watchArrivals(context.house, context.person.workspaceId, until),
    ),
  ),
  setLeadEmails: leads.setLeadEmails.handler(({ context: { house, person }, input }) =>
    setLeadEmails(house, person.workspaceId, input),
  ),
  getWebhook: leads.getWebhook.handler(({ context: { house, person } }) =>
    getWebhook(house, person.workspaceId),
  ),
  setWebhook: leads.setWebhook.handler(({ context: { house, person }, input }) =>
    setWebhook(house, person, input),
  ),
  removeWebhook: leads.removeWebhook.handler(({ context: { house, person } }) =>
    forgetWebhook(house, person.workspaceId),
  ),
  testWebhook: leads.testWebhook.handler(({ context: { house, person } }) => sendTestLead(house, person)),
  listDeliveries: leads.listDeliveries.handler(async ({ context: { house, person }, input }) => {
    const before = input.before ? new Date(input.before) : undefined;
    const rows = await listDeliveries(house.db, person.workspaceId, before);
    const { language } = person;
    return rows.map(({ delivery, answers }) => presentDelivery(delivery, { language, answers }));
  }),
  retryDelivery: leads.retryDelivery.handler(({ context: { house, person }, input }) =>
    retryDelivery(house, person, input.id),
  ),
};
