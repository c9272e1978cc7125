import { type Campaign } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetBuilder, recallBuilder, rememberBuilder, versionToBuildOn } from './builder-cache.ts';

const draft = '0193b5c0-0000-7000-8000-000000000001';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', openShelf());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was typed and where one was are remembered together', () => {
  rememberBuilder(draft, { unsaved: { title: 'Spring' }, version: 3 });
  rememberBuilder(draft, { currentStep: 4 });
  expect(recallBuilder(draft)).toMatchObject({
    unsaved: { title: 'Spring' },
    version: 3,
    currentStep: 4,
  });
  forgetBuilder(draft);
  expect(recallBuilder(draft)).toBeUndefined();
});

test('after 24 hours it is gone', () => {
  rememberBuilder(draft, { currentStep: 4 });
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1);
  expect(recallBuilder(draft)).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(recallBuilder(draft)).toBeUndefined();
});

test('what another release left there is not trusted', () => {
  rememberBuilder(draft, { unsaved: { ageFrom: 7 } });
  expect(recallBuilder(draft)).toBeUndefined();
});

test('a change of ours that arrived just before a reload is not somebody else’s', () => {
  const campaign: Campaign = {
    ...emptyCampaign,
    title: 'Spring',
    id: draft,
    version: 4,
    status: 'draft',
    media: [],
    facebookCampaignId: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
  };
  rememberBuilder(draft, { unsaved: { title: 'Spring bread' }, sending: { title: 'Spring' }, version: 3 });
  const memory = recallBuilder(draft)!;
  expect(versionToBuildOn(campaign, memory)).toBe(4);
  expect(versionToBuildOn({ ...campaign, title: 'Theirs' }, memory)).toBe(3);
  expect(versionToBuildOn({ ...campaign, version: 5 }, memory)).toBe(3);
  expect(versionToBuildOn(campaign, { ...memory, sending: {} })).toBe(3);
});

/** The browser's own, which Node does not have. */
function openShelf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
