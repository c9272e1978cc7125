import { languages } from '#contract/people/people.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { coded, sayText, verbatim } from '#server/platform/coded-text.ts';
import { Refusal, sayRefusal } from '#server/platform/refusal.ts';
import { ORPCError } from '@orpc/server';
import { expect, test } from 'vitest';
import { failureIn, failureOfGateway, failureOfOurs, isLogged, withoutPersonalData } from './rules.ts';

test.each([
  ['unauthorized', 'auth'],
  ['blocked', 'auth'],
  ['forbidden', 'permission'],
  ['rejected', 'validation'],
  ['not-found', 'not_found'],
  ['rate-limited', 'rate_limit'],
  ['unavailable', 'transient'],
  ['unknown-outcome', 'transient'],
  ['unexpected-reply', 'unknown'],
] as const)('Meta’s %s counts as %s', (trouble, classification) => {
  const error = new GatewayError({
    service: 'Meta',
    failureKind: trouble,
    words: 'No.',
    code: 190,
    subcode: 463,
  });
  expect(failureOfGateway(error)).toEqual({
    classification,
    type: `${trouble} (190/463)`,
    said: verbatim('No.'),
  });
});

test.each([
  ['BAD_REQUEST', 400, 'validation'],
  ['NOT_SIGNED_IN', 401, 'auth'],
  ['KEY_IS_READ_ONLY', 403, 'permission'],
  ['CAMPAIGN_NOT_FOUND', 404, 'not_found'],
  ['TOO_OFTEN', 429, 'rate_limit'],
  ['CONNECTION_BROKEN', 409, 'auth'],
])('our own %s counts as its status says', (code, status, classification) => {
  expect(failureOfOurs(new ORPCError(code, { status }), 'r')).toMatchObject({
    classification,
    type: code,
    status,
  });
});

test('an outage behind a refusal passes; what is told is the refusal, in any language', () => {
  const cause = new Refusal('FACEBOOK_UNAVAILABLE');
  const error = new ORPCError('FACEBOOK_UNAVAILABLE', {
    status: 503,
    message: 'Facebook svarer ikke.',
    cause,
  });
  const { classification, said } = failureOfOurs(error, 'r');
  expect(classification).toBe('transient');
  for (const language of languages) expect(sayText(said, language)).toBe(sayRefusal(cause.code, language));
});

test('of a mistake of ours no word is kept but its reference', () => {
  const failure = failureOfOurs(new Error('password of kari@example.no is wrong'), 'ref-1');
  expect(failure).toEqual({
    classification: 'unknown',
    type: 'INTERNAL_SERVER_ERROR',
    said: coded('door-mistake', { reference: 'ref-1' }),
    status: 500,
  });
});

test('of what does not fit the fields are named, and nothing of what stood in them', () => {
  const data = {
    issues: [
      { path: ['query'], message: 'kari' },
      { path: ['places', 0], message: '' },
    ],
  };
  const { said } = failureOfOurs(new ORPCError('BAD_REQUEST', { data }), 'r');
  expect(said).toEqual(coded('call-misfit', { fields: 'query, places.0' }));
});

test.each([
  ['Object with ID 120210000000001 does not exist', 'Object with ID … does not exist'],
  ['Ask kari.nordmann@example.no about it', 'Ask … about it'],
  ['Call +47 900 00 000 now', 'Call … now'],
  ['See https://www.facebook.com/x?access_token=EAAB', 'See …'],
  [`Malformed token EAAB${'x'.repeat(60)}`, 'Malformed token …'],
  ['A null\u0000 and half a pair \ud83d', 'A null  and half a pair \ufffd'],
  ['At most 40 characters in 2026', 'At most 40 characters in 2026'],
])('nothing personal stays in “%s”', (text, kept) => {
  expect(withoutPersonalData(text)).toBe(kept);
});

test('failures are always kept, the others one time in ten', () => {
  expect([0, 0.5, 0.99].map((chance) => isLogged(true, chance))).toEqual([true, true, true]);
  expect([0, 0.099, 0.1, 0.99].map((chance) => isLogged(false, chance))).toEqual([true, true, false, false]);
});

test('a change that Facebook refused is a failure, though our answer tells of it in order', () => {
  const title = 'Facebook rejected this, says kari@example.test';
  const problem = { code: 'refused', title, text: '', isMoneyAtRisk: false };
  expect(failureIn({ id: '1', status: 'failed', problem })).toEqual({
    classification: 'validation',
    type: 'REFUSED_BY_META',
    said: verbatim('Facebook rejected this, says …'),
  });
  const ours = { ...problem, title: 'Facebook avviste dette' };
  expect(failureIn({ id: '1', status: 'failed', problem: ours })).toMatchObject({
    said: coded('change-problem-refused-title'),
  });
  expect(failureIn({ id: '1', status: 'failed', problem: null })).toMatchObject({
    said: coded('outside-rejected'),
  });
  for (const output of [
    { status: 'done', problem },
    { status: 'running', problem: null },
    [],
    null,
    'failed',
  ])
    expect(failureIn(output)).toBeUndefined();
});
