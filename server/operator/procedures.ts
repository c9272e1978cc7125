import { member } from '#server/procedures.ts';
import { examine } from './examine.ts';
import { claim } from './setup-code.ts';

const { operator } = member;

export const operatorProcedures = operator.router({
  claim: operator.claim.handler(async ({ context: { ctx, person }, input }) => {
    await claim(ctx, person.id, input.code);
    return { isOperator: true as const };
  }),
  examine: operator.examine.handler(({ context: { ctx, person } }) => examine(ctx, person.language)),
});
