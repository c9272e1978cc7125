import { member } from '#server/procedures.ts';
import { outwardProcedures } from './outward-procedures.ts';

const { leads } = member;

function unbuilt(): never {
  throw new Error('not built yet');
}

export const leadProcedures = leads.router({
  list: leads.list.handler(unbuilt),
  refresh: leads.refresh.handler(unbuilt),
  update: leads.update.handler(unbuilt),
  erase: leads.erase.handler(unbuilt),
  summaries: leads.summaries.handler(unbuilt),
  getRetention: leads.getRetention.handler(unbuilt),
  setRetention: leads.setRetention.handler(unbuilt),
  ...outwardProcedures,
});
