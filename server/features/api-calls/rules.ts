import { OperationProblemCode } from '#contract/operations/operation-problems.ts';
import { languages } from '#contract/people/people.ts';
import { callLimits, type Classification } from '#contract/api-calls.ts';
import type { GatewayError, FailureKind } from '#server/gateways/gateway-error.ts';
import type { CallFailure } from '#server/platform/log/call-notes.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { coded, type CodedText, refusalText, sayText, verbatim } from '#server/platform/coded-text.ts';
import { ORPCError } from '@orpc/server';
import { z } from 'zod';

const longestMessage = 300;

const byTrouble: Record<FailureKind, Classification> = {
  unauthorized: 'auth',
  blocked: 'auth',
  forbidden: 'permission',
  rejected: 'validation',
  'not-found': 'not_found',
  'rate-limited': 'rate_limit',
  unavailable: 'transient',
  'unknown-outcome': 'transient',
  'unexpected-reply': 'unknown',
};

/** What a failure of Meta counts as. */
export function failureOfGateway({ failureKind, words, reason, code, subcode }: GatewayError): CallFailure {
  const number = [code, subcode].filter((each) => each !== undefined).join('/');
  return {
    classification: byTrouble[failureKind],
    type: number ? `${failureKind} (${number})` : failureKind,
    said: words ? verbatim(withoutPersonalData(words)) : reason,
  };
}

/** A change at Meta that has ended badly, as far as an answer tells of one. */
const Ended = z.object({
  status: z.literal('failed'),
  problem: z.object({ code: OperationProblemCode, title: z.string() }).nullable(),
});

/** What Meta refused counts as a failure, even where our own answer to the question was in order. */
export function failureIn(output: unknown): CallFailure | undefined {
  const ended = Ended.safeParse(output).data;
  return ended && { classification: 'validation', type: 'REFUSED_BY_META', said: titleOf(ended.problem) };
}

/** Ours as a code; a title that is none of ours is Meta's. */
function titleOf(problem: z.infer<typeof Ended>['problem']): CodedText {
  if (!problem) return coded('outside-rejected');
  const ours = coded(`change-problem-${problem.code}-title`);
  const isOurs = languages.some((language) => sayText(ours, language) === problem.title);
  return isOurs ? ours : verbatim(withoutPersonalData(problem.title));
}

/** What a failed call of ours counts as. Of a mistake of ours it tells where it stands in the log, and no more. */
export function failureOfOurs(error: unknown, reference: string): CallFailure & { status: number } {
  const { cause } = error instanceof Error ? error : {};
  const isAnswer = error instanceof ORPCError && (error.status < 500 || cause instanceof Refusal);
  if (!isAnswer)
    return {
      classification: 'unknown',
      type: 'INTERNAL_SERVER_ERROR',
      said: coded('door-mistake', { reference }),
      status: 500,
    };
  const { code, status, data } = error as ORPCError<string, unknown>;
  const said = cause instanceof Refusal ? refusalText(cause.code) : misfitIn(data);
  return { classification: classOf(code, status), type: code, said, status };
}

const Misfit = z.object({ issues: z.array(z.object({ path: z.array(z.coerce.string()) })).min(1) });

/** Which fields did not fit, and nothing of what stood in them. */
function misfitIn(data: unknown): CodedText {
  const paths = Misfit.safeParse(data).data?.issues.map(({ path }) => path.join('.'));
  return paths
    ? coded('call-misfit', { fields: withoutPersonalData(paths.join(', ')) })
    : coded('misfit-beginning');
}

function classOf(code: string, status: number): Classification {
  if (code === 'CONNECTION_BROKEN' || status === 401) return 'auth';
  if (status === 403) return 'permission';
  if (status === 404 || status === 410) return 'not_found';
  if (status === 429) return 'rate_limit';
  if (status >= 500) return 'transient';
  return 'validation';
}

/** Ids, addresses, e-mails and long numbers give way to dots: what is left says what went wrong, and about nobody. */
export function withoutPersonalData(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\bhttps?:\/\/\S+/g, '…')
    .replaceAll(/[^\s@'"<>(]+@[^\s@'"<>)]+/g, '…')
    .replaceAll(/[\w|-]{40,}/g, '…')
    .replaceAll(/\+?\d[\d ().-]{5,}\d/g, '…')
    .slice(0, longestMessage)
    .toWellFormed();
}

/** Failures stand in the log always, the others as they are sampled; `chance` is between 0 and 1. */
export function isLogged(isFailure: boolean, chance: number): boolean {
  return isFailure || chance * 100 < callLimits.sampledPercent;
}
