import { expect, test } from 'vitest';
import { readUsage } from './usage.ts';

test('the fullest of all meters is the one that counts', () => {
  const headers = new Headers({
    'x-app-usage': '{"call_count":28,"total_time":25,"total_cputime":31}',
    'x-ad-account-usage': '{"acc_id_util_pct":9.67,"reset_time_duration":100}',
    'x-business-use-case-usage':
      '{"1784":[{"type":"ads_management","call_count":95,"total_cputime":20,"total_time":20,"estimated_time_to_regain_access":0}]}',
  });
  expect(readUsage(headers, 'act_1784')).toEqual({
    adAccountId: 'act_1784',
    appPercent: 31,
    accountPercent: 95,
    waitMs: 0,
  });
});

test('a full account meter says when it is empty again', () => {
  const headers = new Headers({ 'x-ad-account-usage': '{"acc_id_util_pct":100,"reset_time_duration":240}' });
  expect(readUsage(headers, 'act_1784').waitMs).toBe(240_000);
});

test('missing and broken headers count as nothing used', () => {
  const headers = new Headers({ 'x-app-usage': '{"call_count":', 'x-business-use-case-usage': '[]' });
  expect(readUsage(headers, undefined)).toEqual({
    adAccountId: undefined,
    appPercent: 0,
    accountPercent: 0,
    waitMs: 0,
  });
});
