import { member } from '#server/procedures.ts';

const { apiCalls } = member;

function unbuilt(): never {
  throw new Error('not built yet');
}

export const apiCallProcedures = apiCalls.router({
  summary: apiCalls.summary.handler(unbuilt),
  list: apiCalls.list.handler(unbuilt),
  budgets: apiCalls.budgets.handler(unbuilt),
});
