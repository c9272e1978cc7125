import { expect, test } from 'vitest';
import { speak } from '#web/language.ts';
import { statusTone, statusWords } from './status-words.ts';

test('a status that nobody has heard of is told in Meta’s words, and grey', () => {
  expect(statusWords('SOMETHING_NEW')).toBe('Something new');
  expect(statusTone('SOMETHING_NEW')).toBe('neutral');
  expect(statusTone('WITH_ISSUES')).toBe('neutral');
});

test('every status that Meta documents is told in the reader’s language', () => {
  const statuses =
    'ACTIVE PAUSED DELETED ARCHIVED IN_PROCESS WITH_ISSUES CAMPAIGN_PAUSED ADSET_PAUSED PENDING_REVIEW DISAPPROVED PREAPPROVED PENDING_BILLING_INFO';
  const english = statuses.split(' ').map(statusWords);
  speak('nb');
  const norwegian = statuses.split(' ').map(statusWords);
  speak('en');
  expect(norwegian).toContain('Avvist');
  expect(norwegian.filter((words, place) => words === english[place])).toEqual([]);
});

test('what runs, what is paused and what was rejected differ in tone', () => {
  expect(['ACTIVE', 'PAUSED', 'DISAPPROVED'].map(statusTone)).toEqual(['success', 'warning', 'danger']);
});
