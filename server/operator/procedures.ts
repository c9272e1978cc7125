import { errorsAtOnce } from '#contract/operator/operator.ts';
import { backUpNightly } from '#server/backups/back-up-nightly.ts';
import { findErrors } from '#server/platform/log/kept-errors.ts';
import { member } from '#server/procedures.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listAccounts, setOperator, setPlan } from './accounts.ts';
import { examine } from './examine.ts';
import { mustHaveProven } from './must-have-proven.ts';
import { claim } from './setup-code.ts';

const { operator } = member;

export const operatorProcedures = operator.router({
  claim: operator.claim.handler(async ({ context: { ctx, person }, input }) => {
    await claim(ctx, person.id, input.code);
    return { isOperator: true as const };
  }),
  examine: operator.examine.handler(({ context: { ctx, person } }) => examine(ctx, person.language)),
  jobs: operator.jobs.handler(({ context: { ctx } }) => ctx.queue.kinds()),
  retryJobs: operator.retryJobs.handler(async ({ context: { ctx, person }, input }) => {
    const count = await ctx.queue.tryAgain(input.job);
    noteSecurity(ctx, 'jobs-retried', { personId: person.id, count });
    return { count };
  }),
  backUp: operator.backUp.handler(async ({ context: { ctx, person } }) => {
    if (!ctx.settings.backups.folder) throw new Refusal('NO_BACKUP_FOLDER');
    const isBegun = await ctx.queue.add(ctx.db, backUpNightly, {}, { key: 'now' });
    noteSecurity(ctx, 'backup-asked', { personId: person.id });
    return { isBegun };
  }),
  errors: operator.errors.handler(async ({ context: { ctx }, input }) =>
    (await findErrors(ctx.settings.dataDir, input.search, errorsAtOnce)).map((line) => ({
      at: line.at,
      message: line.message,
      reference: line.requestId ?? line.jobId ?? null,
      place: line.procedure ?? line.job ?? null,
      error: line.error,
    })),
  ),
  people: operator.people.handler(({ context: { ctx }, input }) => listAccounts(ctx, input)),
  setPlan: operator.setPlan.handler(({ context: { ctx, person }, input }) => setPlan(ctx, person, input)),
  setOperator: operator.setOperator.handler(async ({ context: { ctx, person }, input }) => {
    await mustHaveProven(ctx, person);
    await setOperator(ctx, person, input);
    return { isOperator: input.isOperator };
  }),
});
