import type { AppContext } from '#server/app-context.ts';
import { runInContext } from '#server/platform/log/request-context.ts';
import { inStep, type Step } from '#server/platform/telemetry/step.ts';
import { PutOff } from '#server/platform/queue/job-pace.ts';
import { z } from 'zod';

/** Work that outlives a request. It may run twice, so twice must be harmless. */
export interface Job<Payload extends object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** How long one try may take, unless a quarter of an hour does. */
  withinHours?: number;
  /** What it throws makes the queue try again later. `signal` says that somebody else has taken over, or that we close. */
  run(ctx: AppContext, payload: Payload, signal: AbortSignal): Promise<void>;
  /** Said once the last try has failed, or what the log then says. Left out where something else comes back to it. */
  giveUp?: string | ((ctx: AppContext, payload: Payload) => Promise<void>);
}

/** Any job, whatever it carries: what the worker's list holds. */
export type AnyJob = Pick<Job<object>, 'name' | 'withinHours'> & {
  attempt(ctx: AppContext, jobRun: { data: unknown; lastTry: boolean; signal: AbortSignal }): Promise<void>;
};

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> & AnyJob {
  return {
    ...job,
    async attempt(ctx, { data, lastTry, signal }) {
      const stop = ctx.meters.jobs.startTimer({ job: job.name });
      const context = { id: crypto.randomUUID(), job: job.name, ...matterOf(Object(data)) };
      const facts: Step['facts'] = { 'adfjord.job': job.name };
      const doIt = async () => {
        const payload = job.payload.parse(data);
        try {
          await job.run(ctx, payload, signal);
          stop({ outcome: 'done' });
        } catch (error) {
          const isPutOff = error instanceof PutOff;
          const outcome = isPutOff ? 'put off' : lastTry ? 'given up' : 'failed';
          stop({ outcome });
          facts['adfjord.outcome'] = outcome;
          if (lastTry && !isPutOff) await giveUp(ctx, job, payload);
          throw error;
        }
      };
      const tell = (error: unknown) => {
        if (!(error instanceof PutOff)) ctx.log.error(`job ${job.name} failed`, error, { lastTry });
        throw error;
      };
      await runInContext(context, () => inStep({ kind: 'job', name: job.name, facts }, doIt).catch(tell));
    },
  };
}

async function giveUp<Payload extends object>(
  ctx: AppContext,
  job: Job<Payload>,
  payload: Payload,
): Promise<void> {
  if (typeof job.giveUp === 'string') ctx.log.error(job.giveUp, new Error('see the tries before'));
  else await job.giveUp?.(ctx, payload);
}

/** Work that the clock brings. It tells nothing, and brings the next try itself. */
export function defineClockJob({
  run,
  ...job
}: Pick<Job<object>, 'name' | 'withinHours'> & {
  run(ctx: AppContext, signal: AbortSignal): Promise<void>;
}): Job<object> & AnyJob {
  return defineJob({
    ...job,
    payload: z.unknown().transform((): object => ({})),
    run: (ctx, _nothing, signal) => run(ctx, signal),
  });
}

/** For whom, and about which campaign, as far as the payload says. */
function matterOf(payload: object): { workspaceId?: string; campaignId?: string } {
  const { workspaceId, campaignId } = payload as { workspaceId?: unknown; campaignId?: unknown };
  return {
    ...(typeof workspaceId === 'string' && { workspaceId }),
    ...(typeof campaignId === 'string' && { campaignId }),
  };
}
