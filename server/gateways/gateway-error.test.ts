import { statusKind } from '#server/features/live-campaigns/steering/status-kind.ts';
import type { KindName, OperationKind } from '#server/features/operations/kind.ts';
import { problemOf as operationProblemOf } from '#server/features/operations/problems.ts';
import { tellOperationProblem } from '#server/features/operations/tell-problem.ts';
import { problemOf as syncProblemOf } from '#server/features/live-campaigns/sync/sync-live-campaigns.ts';
import { problemOf as publicationProblemOf } from '#server/features/publications/problems.ts';
import { tellProblem } from '#server/features/publications/tell-problem.ts';
import { coded, sayText } from '#server/platform/coded-text.ts';
import { expect, test } from 'vitest';
import { GatewayError } from './gateway-error.ts';

const pausing = {
  kind: statusKind as OperationKind<KindName>,
  operation: { details: { kind: 'status', from: 'ACTIVE', to: 'PAUSED' } as const },
  mayBeMade: false,
};
const wordless = new GatewayError({
  service: 'Meta',
  failureKind: 'rejected',
  reason: coded('outside-status', { status: 400 }),
});
const worded = new GatewayError({ service: 'Meta', failureKind: 'rejected', words: 'The ad is too blue.' });

test.each([
  ['en', 'Facebook says: The ad is too blue.'],
  ['nb', 'Facebook sier: The ad is too blue.'],
] as const)('Meta’s own words are told as Meta’s to who reads %s', (language, told) => {
  expect(tellOperationProblem(operationProblemOf(worded, pausing), language).text).toContain(told);
});

test.each([
  ['en', 'The answer had status 400 and no explanation.', 'Facebook says'],
  ['nb', 'Svaret hadde status 400 og ingen forklaring.', 'Facebook sier'],
] as const)('what Meta did not say is told in our words to who reads %s', (language, ours, theirs) => {
  const { text } = tellOperationProblem(operationProblemOf(wordless, pausing), language);
  expect(text).toContain(ours);
  expect(text).not.toContain(theirs);
  expect(sayText(syncProblemOf(wordless), language)).toContain(ours);
  const { cause, reason } = tellProblem(publicationProblemOf(wordless), language);
  expect({ cause, reason }).toEqual({ cause: ours, reason: '' });
});

test.each([
  ['en', 'No answer told whether it was done.'],
  ['nb', 'Vi fikk ikke svar på om det ble gjort.'],
] as const)('a trouble without words is named for who reads %s, and the log tells more', (language, told) => {
  const detail = 'Meta did not say whether it was switched';
  const error = new GatewayError({ service: 'Meta', failureKind: 'unknown-outcome', detail });
  expect(sayText(error.reason, language)).toBe(told);
  expect(error.message).toContain(detail);
});
