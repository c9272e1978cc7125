import { answerLanguage } from '#server/platform/answer-language.ts';
import { type Refusal, sayRefusal } from '#server/platform/refusal.ts';
import { ORPCError } from '@orpc/server';

/** A refusal as the contract answers it, in the language of whoever asked. */
export function asContractError(refusal: Refusal, headers: Headers) {
  const { code, status, data }: Refusal = refusal;
  const message = sayRefusal(code, answerLanguage(headers));
  return new ORPCError(code, { status, data, message, cause: refusal });
}

/** The same answer where no procedure answers: at the addresses of files. */
export function asAnswer(refusal: Refusal, headers: Headers): Response {
  const { status } = refusal;
  const answer = Response.json({ ...asContractError(refusal, headers).toJSON(), defined: true }, { status });
  return status === 429 ? withPause(answer, refusal.data) : answer;
}

/** Says in a header, too, when to come back: that is where programs look. */
export function withPause(answer: Response, data: unknown): Response {
  const { minutes } = (data ?? {}) as { minutes?: number };
  const paused = new Response(answer.body, answer);
  paused.headers.set('retry-after', String((minutes ?? 1) * 60));
  return paused;
}
