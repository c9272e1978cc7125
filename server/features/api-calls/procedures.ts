import type { ApiCall } from '#contract/api-calls.ts';
import type { Language } from '#contract/people/people.ts';
import { sayText } from '#server/platform/coded-text.ts';
import { member } from '#server/procedures.ts';
import { listBudgets } from './list-budgets.ts';
import { type CallRow, listCalls } from './queries.ts';
import { spans, summarise } from './summarise.ts';

const { apiCalls } = member;
const hourMs = 60 * 60_000;

export const apiCallProcedures = apiCalls.router({
  summary: apiCalls.summary.handler(({ context: { ctx, person }, input }) =>
    summarise(ctx, person.workspaceId, input.period),
  ),
  list: apiCalls.list.handler(async ({ context: { ctx, person }, input }) => {
    const { language } = person;
    const since = new Date(ctx.now() - spans[input.period].hours * hourMs);
    return (await listCalls(ctx.db, person.workspaceId, since)).map((row) => present(row, language));
  }),
  budgets: apiCalls.budgets.handler(({ context: { ctx, person } }) => listBudgets(ctx, person.workspaceId)),
});

function present({ id, createdAt, said, ...call }: CallRow, language: Language): ApiCall {
  const errorMessage = said ? sayText(said, language) : call.errorMessage;
  return { ...call, errorMessage, id: String(id), createdAt: createdAt.toISOString() };
}
