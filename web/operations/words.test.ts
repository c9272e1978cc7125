import type { Brakes } from '#contract/live/brakes.ts';
import type { OperationDetails } from '#contract/operations/operation-details.ts';
import type { Operation } from '#contract/operations/operations.ts';
import { expect, test } from 'vitest';
import { brakesAlongWords } from './money-words.ts';
import { detailsWords } from './details-words.ts';
import { doneWords, failedTitle } from './words.ts';
import { isSwitchOf } from '#web/features/live-campaigns/steering/switch-under-way.ts';

const paused = { kind: 'status', from: 'ACTIVE', to: 'PAUSED' } as const;
const part = (id: string, name: string) => ({ id, name, isLaunch: false });
const ofAdSet: OperationDetails = { ...paused, target: 'ad-set', adSets: [part('1', 'Bergen')] };
const ofAds: OperationDetails = { ...paused, target: 'ad', ads: [part('2', 'Van'), part('3', 'Stove')] };

function change(details: OperationDetails): Operation {
  return {
    id: '0190a1b2-0000-7000-8000-000000000001',
    facebookCampaignId: '9',
    details,
    by: 'Kari',
    status: 'done',
    problem: null,
    startedAt: '2026-11-22T10:00:00Z',
    finishedAt: '2026-11-22T10:00:01Z',
    waitsUntil: null,
    undoes: null,
    canUndo: true,
    whyNoUndo: null,
  };
}

test('what was switched is told by what it is: the campaign, the ad set or the ads, with their names', () => {
  expect(doneWords(change(paused)).title).toBe('Campaign paused');
  expect(doneWords(change(ofAdSet))).toEqual({ title: 'Ad set paused', text: 'Bergen' });
  expect(doneWords(change(ofAds))).toEqual({ title: '2 ads paused', text: 'Van, Stove' });
  expect(doneWords(change({ ...ofAdSet, from: 'PAUSED', to: 'ACTIVE' })).title).toBe('Ad set is switched on');
});

test('the history names the ad set or the ads whose status was changed', () => {
  expect(detailsWords(paused)).toBe('Status: Active → Paused');
  expect(detailsWords(ofAdSet)).toBe('Status of ad set Bergen: Active → Paused');
  expect(detailsWords(ofAds)).toBe('Status of ad Van, Stove: Active → Paused');
});

test('what could not be switched is named above the reason', () => {
  expect(failedTitle('status')).toBe('Failed to update campaign status');
  expect(failedTitle('status', 'ad-set')).toBe('Failed to update ad set status');
  expect(failedTitle('status', 'ad')).toBe('Failed to update ad status');
});

test('while one ad is switched, neither its campaign nor the other ads wait', () => {
  expect(isSwitchOf(ofAds, 'ad', ['3'])).toBe(true);
  expect(isSwitchOf(ofAds, 'ad', ['4'])).toBe(false);
  expect(isSwitchOf(ofAds, 'campaign', [])).toBe(false);
  expect(isSwitchOf(paused, 'campaign', [])).toBe(true);
});

test('brakes nobody asked for are told with what has brought them', () => {
  const [none, some] = [null, 35_000].map((mostPerDayMinor) => ({
    spentWithoutResultMinor: null,
    mostPerDayMinor,
  }));
  const say = (follows?: 'publication' | 'daily-budget' | 'first-result') =>
    detailsWords({ kind: 'brakes', from: none!, to: some!, currency: 'NOK', follows }).replace('\u00A0', ' ');
  expect(say()).toBe('Safety stop: none → NOK 350 a day');
  expect(say('publication')).toBe('Safety stop, set when publishing: NOK 350 a day');
  expect(say('first-result')).toBe('Safety stop after the first result: NOK 350 a day');
  expect(say('daily-budget')).toBe('Safety stop, along with the budget: none → NOK 350 a day');
});

test('which brakes change with a budget is said of each that does', () => {
  const brakes = (spentWithoutResultMinor: number | null, mostPerDayMinor: number | null) => ({
    spentWithoutResultMinor,
    mostPerDayMinor,
  });
  const say = (from: Brakes, to: Brakes) => brakesAlongWords(from, to, 'NOK')?.replaceAll('\u00A0', ' ');
  expect(say(brakes(null, 26_300), brakes(null, 52_500))).toBe(
    'The safety stop changes too: NOK 263 to NOK 525 a day.',
  );
  expect(say(brakes(75_000, 26_300), brakes(150_000, 52_500))).toBe(
    'The safety stops change too: NOK 750 to NOK 1,500 without a result and NOK 263 to NOK 525 a day.',
  );
  expect(say(brakes(75_000, 26_300), brakes(75_000, 26_300))).toBeUndefined();
});

test('an ad that was paused is named as people read it, and as Ads Manager calls it', () => {
  const ads = [{ ...part('2', 'Ad 4.1'), headline: 'Heat pumps' }];
  expect(doneWords(change({ ...paused, target: 'ad', ads }))).toEqual({
    title: 'Ad paused',
    text: 'Heat pumps (Ad 4.1)',
  });
});
