import { oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from './member.ts';

export const callPeriods = ['24h', '7d', '15d', '30d'] as const;
export const CallPeriod = z.enum(callPeriods);
export type CallPeriod = z.infer<typeof CallPeriod>;

export const classifications = [
  'transient',
  'rate_limit',
  'auth',
  'permission',
  'validation',
  'not_found',
  'unknown',
] as const;
export const Classification = z.enum(classifications);
export type Classification = z.infer<typeof Classification>;

export const callLimits = {
  log: 1000,
  functions: 10,
  endpoints: 15,
  /** Percent of the low-level calls that stand in the log when they go well; failed ones always do. Sums count all. */
  sampledPercent: 10,
  keptDays: 30,
} as const;

/** One call of a named function of ours, or one low-level call to Meta. */
export const ApiCall = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  method: z.string(),
  /** Without ids of people, tokens or query. */
  endpointPath: z.string(),
  isSuccess: z.boolean(),
  elapsedMs: z.int(),
  functionName: z.string().nullable(),
  campaignId: z.uuid().nullable(),
  httpStatus: z.int().nullable(),
  errorMessage: z.string().nullable(),
  errorType: z.string().nullable(),
  classification: Classification.nullable(),
  retryAttempts: z.int(),
});
export type ApiCall = z.infer<typeof ApiCall>;

const counts = { total: z.int(), successes: z.int(), retried: z.int() };

export const CallSummary = z.object({
  period: CallPeriod,
  /** Every call, whether it stands in the log or not. */
  totalCalls: z.int(),
  /** Null without calls. */
  successPercent: z.number().nullable(),
  /** The mean of the averages of each endpoint. */
  averageMs: z.number().nullable(),
  retriedCalls: z.int(),
  retriedPercent: z.number().nullable(),
  functions: z.array(z.object({ name: z.string(), ...counts })),
  errors: z.array(z.object({ classification: Classification, count: z.int(), averageRetries: z.number() })),
  endpoints: z.array(z.object({ path: z.string(), ...counts, averageMs: z.number() })),
  /** By hour for a day, by day for longer; oldest first and without gaps. */
  series: z.array(
    z.object({ at: z.iso.datetime(), calls: z.int(), errors: z.int(), averageMs: z.number().nullable() }),
  ),
});
export type CallSummary = z.infer<typeof CallSummary>;

/** How much of Meta's allowance an ad account has used, as Meta told it last. */
export const RateBudget = z.object({
  adAccountId: z.string(),
  name: z.string(),
  usedPercent: z.number(),
  waitUntil: z.iso.datetime().nullable(),
  toldAt: z.iso.datetime(),
});
export type RateBudget = z.infer<typeof RateBudget>;

const overPeriod = z.object({ period: CallPeriod.default('24h') });

export const apiCalls = oc.tag('api calls').router({
  summary: member
    .route({
      method: 'GET',
      path: '/api-calls/summary',
      summary: 'How calls have gone',
      description:
        'How many calls there were over the period, how they ended and how long they took, by named function, by address and by class of error. Every call is counted. What Facebook refused counts as failed; a publication counts once it has ended.',
    })
    .input(overPeriod)
    .output(CallSummary),
  list: member
    .route({
      method: 'GET',
      path: '/api-calls',
      summary: 'The last 1000 calls, newest first',
      description:
        'Each call of a named function, and of the calls to Facebook every failed one and a tenth of the others. Neither tokens nor what was said are in it.',
    })
    .input(overPeriod)
    .output(z.array(ApiCall)),
  budgets: member
    .route({
      method: 'GET',
      path: '/api-calls/budgets',
      summary: 'How much of Meta’s allowance each ad account has used',
      description:
        'Facebook allows an ad account so many calls an hour. This is how much of that is used, as Facebook told it last.',
    })
    .output(z.array(RateBudget)),
});
