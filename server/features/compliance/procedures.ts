import { member } from '#server/procedures.ts';
import { answerFinding, checkDraft, tellPicture } from './check-draft.ts';

const { compliance } = member;

export const complianceProcedures = compliance.router({
  check: compliance.check.handler(({ context: { ctx, person }, input: { campaignId } }) =>
    checkDraft(ctx, person, campaignId),
  ),
  answer: compliance.answer.handler(({ context: { ctx, person }, input }) =>
    answerFinding(ctx, person, input),
  ),
  tellPicture: compliance.tellPicture.handler(({ context: { ctx, person }, input }) =>
    tellPicture(ctx, person, input),
  ),
});
