import { expect, test } from 'vitest';
import type { Reply } from '../../http.ts';
import { explain } from './errors.ts';

const tooLow = {
  message: 'Invalid parameter',
  code: 100,
  error_subcode: 1885272,
  error_user_title: 'Budget is too low',
  error_user_msg: 'Your ad set budget must be more than €0.93.',
  fbtrace_id: 'AbC',
};

function reply(error: object, { status = 400, headers = {} } = {}): Reply {
  return { status, headers: new Headers(headers), body: { error } };
}

function trouble(code: number, subcode?: number, status = 400) {
  return explain(reply({ message: 'no', code, error_subcode: subcode }, { status }))?.failureKind;
}

test('a person reads Meta’s kinder words, and we keep the field at fault', () => {
  const error = explain(reply({ ...tooLow, error_data: '{"blame_field_specs":[["daily_budget"]]}' }));
  expect(error).toMatchObject({
    failureKind: 'rejected',
    title: 'Budget is too low',
    words: 'Your ad set budget must be more than €0.93.',
    code: 100,
    subcode: 1885272,
    fields: ['daily_budget'],
    reference: 'AbC',
  });
});

test('the blame may also come as an object, or broken', () => {
  const blame = { blame_field_specs: [['targeting', 'age_max']] };
  expect(explain(reply({ ...tooLow, error_data: blame }))?.fields).toEqual(['targeting.age_max']);
  expect(explain(reply({ ...tooLow, error_data: '{"blame' }))?.fields).toEqual([]);
});

test('a token in Meta’s message never leaves', () => {
  const token = `EAAB${'x7'.repeat(40)}`;
  const error = explain(reply({ message: `Malformed access token ${token}`, code: 190 }));
  expect(error?.message).not.toContain(token);
});

test('only a dead token asks for a new sign-in', () => {
  expect(trouble(190)).toBe('unauthorized');
  expect(trouble(190, 463)).toBe('unauthorized');
  expect(trouble(102)).toBe('unauthorized');
  expect(trouble(190, 459)).toBe('blocked');
  expect(trouble(190, 2069032)).toBe('rejected');
  expect(trouble(368)).toBe('blocked');
  expect(trouble(101)).toBe('forbidden');
});

test('missing rights, missing things and mistakes are told apart', () => {
  expect(trouble(200)).toBe('forbidden');
  expect(trouble(294)).toBe('forbidden');
  expect(trouble(10)).toBe('forbidden');
  expect(trouble(100, 33)).toBe('not-found');
  expect(trouble(803)).toBe('not-found');
  expect(trouble(100, 1870227)).toBe('rejected');
  expect(trouble(2635)).toBe('rejected');
});

test('throttles are known by their code, whatever the status', () => {
  for (const code of [4, 17, 32, 613, 80000, 80004, 80014]) {
    expect(trouble(code)).toBe('rate-limited');
    expect(trouble(code, undefined, 500)).toBe('rate-limited');
  }
  expect(trouble(613, 1487632)).toBe('rejected');
});

test('what passes by itself is told from what does not', () => {
  expect(trouble(1)).toBe('unavailable');
  expect(trouble(2, 1504018)).toBe('unavailable');
  expect(trouble(999_999)).toBe('rejected');
  expect(trouble(999_999, undefined, 503)).toBe('unavailable');
});

test('a throttle says how long to stay away: as long as the longest header asks, a minute at least', () => {
  const business = JSON.stringify({
    '1784': [
      {
        type: 'ads_management',
        call_count: 100,
        total_cputime: 20,
        total_time: 20,
        estimated_time_to_regain_access: 4,
      },
    ],
    '9999': [
      {
        type: 'ads_management',
        call_count: 100,
        total_cputime: 20,
        total_time: 20,
        estimated_time_to_regain_access: 50,
      },
    ],
  });
  const headers = { 'x-business-use-case-usage': business };
  const throttled = { message: 'too many calls', code: 80004 };
  expect(explain(reply(throttled, { headers }), 'act_1784')?.waitMs).toBe(4 * 60_000);
  expect(explain(reply(throttled))?.waitMs).toBe(60_000);
  expect(explain(reply(tooLow, { headers }))?.waitMs).toBeUndefined();
});

test('a reply without an error object is none of Meta’s errors', () => {
  expect(explain({ status: 200, headers: new Headers(), body: { id: '1' } })).toBeUndefined();
  expect(explain({ status: 502, headers: new Headers(), body: undefined })).toBeUndefined();
});
