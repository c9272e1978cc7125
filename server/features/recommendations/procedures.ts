import { member } from '#server/procedures.ts';
import { askAgain, listRecommendations, sayNotNow } from './list-recommendations.ts';

const { recommendations } = member;

export const recommendationProcedures = recommendations.router({
  list: recommendations.list.handler(({ context: { ctx, person } }) => listRecommendations(ctx, person)),
  notNow: recommendations.notNow.handler(({ context: { ctx, person }, input }) =>
    sayNotNow(ctx, person, input),
  ),
  askAgain: recommendations.askAgain.handler(({ context: { ctx, person }, input: { id } }) =>
    askAgain(ctx, person, id),
  ),
});
