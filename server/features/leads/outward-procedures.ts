import { member } from '#server/procedures.ts';

const { leads } = member;

function unbuilt(): never {
  throw new Error('not built yet');
}

/** Answers to the questions about telling of leads: announcements, letters, the customer's own system. */
export const outwardProcedures = {
  watch: leads.watch.handler(unbuilt),
  setLetters: leads.setLetters.handler(unbuilt),
  getWebhook: leads.getWebhook.handler(unbuilt),
  setWebhook: leads.setWebhook.handler(unbuilt),
  removeWebhook: leads.removeWebhook.handler(unbuilt),
  testWebhook: leads.testWebhook.handler(unbuilt),
  listDeliveries: leads.listDeliveries.handler(unbuilt),
  retryDelivery: leads.retryDelivery.handler(unbuilt),
};
