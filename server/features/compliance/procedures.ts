import { member } from '#server/procedures.ts';
import { answerFinding, tellPicture } from './answer-finding.ts';
import { checkShown } from './check-shown.ts';
import { keepEvidence } from './evidence/keep-evidence.ts';
import { readReport } from './report/read-report.ts';
import { rewordText } from './wording/reword-text.ts';

const { compliance } = member;

export const complianceProcedures = compliance.router({
  check: compliance.check.handler(({ context: { ctx, person }, input: { shown } }) =>
    checkShown(ctx, person, shown),
  ),
  answer: compliance.answer.handler(({ context: { ctx, person }, input }) =>
    answerFinding(ctx, person, input),
  ),
  addFile: compliance.addFile.handler(({ context: { ctx, person }, input: { file } }) =>
    keepEvidence(ctx, person, file),
  ),
  report: compliance.report.handler(({ context: { ctx, person }, input: { subject } }) =>
    readReport(ctx, person, subject),
  ),
  tellPicture: compliance.tellPicture.handler(({ context: { ctx, person }, input }) =>
    tellPicture(ctx, person, input),
  ),
  reword: compliance.reword.handler(({ context: { ctx, person }, input, signal }) =>
    rewordText(ctx, person, { ...input, signal }),
  ),
});
