import { type Campaign } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { readLegacyLocations } from '#contract/campaigns/legacy-locations.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FieldChanges } from './draft-fields.ts';
import { DraftKeeper, restMs, type DraftApi } from './draft-keeper.ts';

const conflict = new Error('conflict');
const noAnswer = new TypeError('network');

/** A server with one campaign that answers, refuses or loses its answer as told. */
function openApi(kept?: Campaign) {
  const requests: { kind: 'create' | 'update'; sent: FieldChanges }[] = [];
  const ids: string[] = [];
  const troubles: ('drops' | 'loses-answer')[] = [];
  function store(kind: 'create' | 'update', sent: FieldChanges): Campaign {
    requests.push({ kind, sent });
    const trouble = troubles.shift();
    if (trouble === 'drops') throw noAnswer;
    kept = { ...(kept ?? fresh), ...sent, version: (kept?.version ?? 0) + 1 };
    if (trouble === 'loses-answer') throw noAnswer;
    return kept;
  }
  const api: DraftApi = {
    create: async ({ id, fields }) => {
      ids.push(id);
      return store('create', fields);
    },
    update: async ({ version, changes }) => {
      if (version !== kept?.version) throw conflict;
      return store('update', changes);
    },
    get: async () => kept ?? fresh,
    explain: (error) => (error === conflict ? 'conflict' : 'no-answer'),
  };
  return {
    api,
    requests,
    ids,
    nextTime: (...moods: typeof troubles) => void troubles.push(...moods),
    changeElsewhere: (changes: FieldChanges = { title: 'Theirs' }) =>
      void (kept = { ...(kept ?? fresh), ...changes, version: (kept?.version ?? 0) + 1 }),
  };
}

const fresh: Campaign = {
  ...emptyCampaign,
  id: '0193b5c0-0000-7000-8000-000000000001',
  version: 1,
  status: 'draft',
  media: [],
  facebookCampaignId: null,
  facebookAdIds: [],
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the first change begins the draft, later ones send only what changed', async () => {
  const { api, requests } = openApi();
  const keeper = new DraftKeeper(api, null);
  keeper.change({ title: 'Spring' });
  await vi.advanceTimersByTimeAsync(restMs);
  keeper.change({ businessName: 'Bergen Rør' });
  await vi.advanceTimersByTimeAsync(restMs);
  expect(requests).toEqual([
    { kind: 'create', sent: { title: 'Spring' } },
    { kind: 'update', sent: { businessName: 'Bergen Rør' } },
  ]);
  expect(keeper.view().save.name).toBe('saved');
});

test('what comes while the draft is being published is left out, what was typed before is not', async () => {
  const { api, requests } = openApi({ ...fresh, version: 2 });
  const keeper = new DraftKeeper(api, fresh);
  keeper.change({ title: 'Spring' });
  keeper.hold(true);
  expect(keeper.isEditable).toBe(false);
  keeper.change({ mediaIds: [fresh.id] });
  keeper.rebase({ ...fresh, version: 2 });
  await vi.advanceTimersByTimeAsync(restMs);
  keeper.hold(false);
  expect(keeper.isEditable).toBe(true);
  keeper.change({ businessName: 'Bergen Rør' });
  await vi.advanceTimersByTimeAsync(restMs);
  expect(requests.map(({ sent }) => sent)).toEqual([{ title: 'Spring' }, { businessName: 'Bergen Rør' }]);
});

test('what only follows from the connection begins no draft, but goes along with the first change', async () => {
  const { api, requests } = openApi();
  const keeper = new DraftKeeper(api, null);
  keeper.prefill({ currency: 'NOK' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toEqual([]);
  expect(keeper.isUnsaved).toBe(false);
  keeper.change({ title: 'Spring' });
  await vi.advanceTimersByTimeAsync(restMs);
  expect(requests).toEqual([{ kind: 'create', sent: { title: 'Spring', currency: 'NOK' } }]);
});

test('somebody who types without pause causes at most one request in two seconds', async () => {
  const { api, requests } = openApi(fresh);
  const keeper = new DraftKeeper(api, fresh);
  for (let letters = 1; letters <= 100; letters += 1) {
    keeper.change({ title: 'x'.repeat(letters) });
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(restMs);
  expect(requests.length).toBeLessThanOrEqual(6);
  expect(requests.at(-1)?.sent).toEqual({ title: 'x'.repeat(100) });
});

test('without an answer it says so, keeps what was typed and tries again', async () => {
  const { api, requests, nextTime } = openApi(fresh);
  const keeper = new DraftKeeper(api, fresh);
  nextTime('drops', 'drops');
  keeper.change({ title: 'Spring' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.view().save.name).toBe('failing');
  expect(keeper.isUnsaved).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(keeper.view().save.name).toBe('saved');
  expect(requests).toHaveLength(3);
});

test('a draft whose beginning was never answered is begun again under the same id', async () => {
  const { api, requests, ids, nextTime } = openApi();
  const keeper = new DraftKeeper(api, null);
  nextTime('loses-answer');
  keeper.change({ title: 'Spring' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(requests.map(({ kind }) => kind)).toEqual(['create', 'create']);
  expect(new Set(ids).size).toBe(1);
  expect(keeper.view().save.name).toBe('saved');
});

test('a change whose answer was lost is recognised as ours, even when more was typed since', async () => {
  const { api, nextTime } = openApi();
  const keeper = new DraftKeeper(api, null);
  keeper.change({ title: 'A' });
  await keeper.flush();
  nextTime('loses-answer');
  keeper.change({ title: 'AB' });
  await vi.advanceTimersByTimeAsync(restMs);
  keeper.change({ title: 'ABC' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(keeper.view().save.name).toBe('saved');
  expect(await api.get(fresh.id)).toMatchObject({ title: 'ABC' });
});

test('taking back a change that may have arrived is saved too', async () => {
  const { api, nextTime } = openApi(fresh);
  const keeper = new DraftKeeper(api, fresh);
  nextTime('loses-answer');
  keeper.change({ title: 'Oops' });
  await vi.advanceTimersByTimeAsync(1000);
  keeper.change({ title: '' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(keeper.view().save.name).toBe('saved');
  expect(await api.get(fresh.id)).toMatchObject({ title: '' });
});

test('what was changed in another window is merged with what is typed here', async () => {
  const { api, requests, changeElsewhere } = openApi({ ...fresh, title: 'Check' });
  const keeper = new DraftKeeper(api, await api.get(fresh.id));
  changeElsewhere({ title: 'Winter Check', payer: 'Rør AS' });
  keeper.change({ title: 'Check now', businessName: 'Bergen Rør' });
  await vi.advanceTimersByTimeAsync(restMs);
  expect(keeper.view().save.name).toBe('saved');
  const both = { title: 'Winter Check now', businessName: 'Bergen Rør', payer: 'Rør AS' };
  expect(keeper.view().fields).toMatchObject(both);
  expect(await api.get(fresh.id)).toMatchObject(both);
  expect(keeper.view().disputes).toEqual({});
  expect(requests).toHaveLength(1);
});

test('where both changed the same words both stand, until the person says which', async () => {
  const { api, changeElsewhere } = openApi({ ...fresh, title: 'Spring' });
  const keeper = new DraftKeeper(api, await api.get(fresh.id));
  const settleOn = async (whose?: 'mine' | 'theirs') => {
    changeElsewhere({ title: 'Summer' });
    keeper.change({ title: 'Winter' });
    await vi.advanceTimersByTimeAsync(restMs);
    expect(keeper.view().disputes).toMatchObject({ title: { mine: 'Winter', theirs: 'Summer' } });
    expect(await api.get(fresh.id)).toMatchObject({ title: 'Summer Winter' });
    keeper.settle('title', whose);
    expect(keeper.view().disputes).toEqual({});
    await vi.advanceTimersByTimeAsync(restMs);
    const { title } = await api.get(fresh.id);
    keeper.change({ title: 'Spring' });
    await vi.advanceTimersByTimeAsync(restMs);
    return title;
  };
  expect(await settleOn('theirs')).toBe('Summer');
  expect(await settleOn('mine')).toBe('Winter');
  expect(await settleOn()).toBe('Summer Winter');
});

test('whoever types on after a merge keeps that with what they had written', async () => {
  const { api, changeElsewhere } = openApi({ ...fresh, title: 'Winter check' });
  const keeper = new DraftKeeper(api, await api.get(fresh.id));
  changeElsewhere({ title: 'Spring check' });
  keeper.change({ title: 'Sum check' });
  await vi.advanceTimersByTimeAsync(restMs);
  expect(keeper.view().fields.title).toBe('Spring Sum check');
  keeper.change({ title: 'Spring Summer check now' });
  keeper.settle('title', 'mine');
  expect(keeper.view().fields.title).toBe('Summer check now');
});

test('of two settings the first stands, and whoever came later is told', async () => {
  const { api, changeElsewhere } = openApi(fresh);
  const keeper = new DraftKeeper(api, fresh);
  changeElsewhere({ dailyBudgetMinor: 30_000 });
  keeper.change({ dailyBudgetMinor: 20_000 });
  await vi.advanceTimersByTimeAsync(restMs);
  expect(keeper.view().fields.dailyBudgetMinor).toBe(30_000);
  expect(keeper.view().disputes).toMatchObject({ dailyBudgetMinor: { mine: 20_000, theirs: 30_000 } });
  keeper.change({ dailyBudgetMinor: 25_000 });
  expect(keeper.view().disputes).toEqual({});
});

test('a text that would be longer than it may be is the others’, and what was typed can be had again', async () => {
  const { api, changeElsewhere } = openApi(fresh);
  const keeper = new DraftKeeper(api, fresh);
  const [theirs, mine] = ['a'.repeat(100), 'b'.repeat(100)];
  changeElsewhere({ title: theirs });
  keeper.change({ title: mine });
  await vi.advanceTimersByTimeAsync(restMs);
  expect(keeper.view().fields.title).toBe(theirs);
  keeper.settle('title', 'mine');
  await vi.advanceTimersByTimeAsync(restMs);
  expect(await api.get(fresh.id)).toMatchObject({ title: mine });
});

test('what others save comes by itself, and one’s own saving is no news', async () => {
  const { api, changeElsewhere } = openApi(fresh);
  const keeper = new DraftKeeper(api, fresh);
  const get = vi.spyOn(api, 'get');
  changeElsewhere();
  keeper.hearOf(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.view().fields.title).toBe('Theirs');
  keeper.change({ businessName: 'Bergen Rør' });
  await keeper.flush();
  keeper.hearOf(3);
  await vi.advanceTimersByTimeAsync(restMs);
  expect(get).toHaveBeenCalledOnce();
});

test('what others have changed is counted, what one has saved oneself is not', async () => {
  const { api, changeElsewhere } = openApi(fresh);
  const keeper = new DraftKeeper(api, fresh);
  keeper.change({ title: 'Mine' });
  await keeper.flush();
  expect(keeper.taken).toBe(0);
  changeElsewhere({ payer: 'Rør AS' });
  keeper.change({ title: 'Mine too' });
  await keeper.flush();
  expect(keeper.taken).toBe(1);
});

test('while it is being published nothing is taken over, and afterwards it is', async () => {
  const { api, changeElsewhere } = openApi(fresh);
  const keeper = new DraftKeeper(api, fresh);
  keeper.hold(true);
  changeElsewhere();
  keeper.hearOf(2);
  await vi.advanceTimersByTimeAsync(restMs);
  expect(keeper.view().fields.title).toBe('');
  keeper.hold(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.view().fields.title).toBe('Theirs');
});

test('saving now waits for what is under way and for what was typed meanwhile', async () => {
  const { api } = openApi();
  const keeper = new DraftKeeper(api, null);
  keeper.change({ title: 'A' });
  const first = keeper.flush();
  keeper.change({ title: 'AB' });
  await first;
  expect(await keeper.flush()).toMatchObject({ title: 'AB' });
  expect(keeper.isUnsaved).toBe(false);
});

test('saving when nothing changed asks nobody, and the next change is saved as ever', async () => {
  const { api, requests } = openApi(fresh);
  const keeper = new DraftKeeper(api, fresh);
  await keeper.flush();
  expect(requests).toEqual([]);
  keeper.change({ title: 'A' });
  expect(await keeper.flush()).toMatchObject({ title: 'A' });
});

test('saving now says what stands in the way', async () => {
  const { api, nextTime } = openApi(fresh);
  const keeper = new DraftKeeper(api, fresh);
  nextTime('drops');
  keeper.change({ title: 'A' });
  await expect(keeper.flush()).rejects.toBe(noAnswer);
});

test('a budget cleared for another currency is remembered until one is set again', () => {
  const { api } = openApi(fresh);
  const keeper = new DraftKeeper(api, { ...fresh, dailyBudgetMinor: 2000 });
  keeper.prefill({ currency: 'NOK', dailyBudgetMinor: null });
  expect(keeper.view().budgetWas).toEqual({ minor: 2000, currency: 'USD' });
  keeper.change({ title: 'Spring' });
  expect(keeper.view().budgetWas).not.toBeNull();
  keeper.change({ dailyBudgetMinor: 25_000 });
  expect(keeper.view().budgetWas).toBeNull();
});

/** A change is on its way while the writer stores its ads, before or after it arrives. */
async function saveWhileAdsAreStored(order: 'ads first' | 'change first') {
  const { api, changeElsewhere } = openApi(fresh);
  const answers = Promise.withResolvers<void>();
  const slow: DraftApi = {
    ...api,
    update: async (change) => {
      const isFirst = change.version === fresh.version;
      if (isFirst && order === 'ads first') changeElsewhere();
      const answer = api.update(change);
      answer.catch(() => undefined);
      if (isFirst) await answers.promise;
      return answer;
    },
  };
  const keeper = new DraftKeeper(slow, fresh);
  keeper.change({ enhancedMediaIds: [fresh.id] });
  await vi.advanceTimersByTimeAsync(restMs);
  if (order === 'change first') changeElsewhere();
  keeper.rebase(await api.get(fresh.id));
  answers.resolve();
  await vi.advanceTimersByTimeAsync(3 * restMs);
  return { keeper, kept: await api.get(fresh.id) };
}

test.each(['ads first', 'change first'] as const)(
  'what is saved while ads are written is no conflict with them: %s',
  async (order) => {
    const { keeper, kept } = await saveWhileAdsAreStored(order);
    expect(keeper.view().save.name).toBe('saved');
    expect(kept).toMatchObject({ title: 'Theirs', enhancedMediaIds: [fresh.id] });
    expect(keeper.view().campaign?.version).toBe(kept.version);
    expect(keeper.isUnsaved).toBe(false);
  },
);

/** Six ads were written and stored here in the moment in which the person cut it short and four had come. */
function cutShortTooLate() {
  const opened = openApi(fresh);
  const written = Array.from({ length: 6 }, (_, index) => writtenAd(`Ad ${index + 1}`));
  const keeper = new DraftKeeper(opened.api, { ...fresh, ads: [writtenAd('Before')] });
  opened.changeElsewhere({ ads: written });
  const seen = [...keeper.view().fields.ads, ...written.slice(0, 4)];
  keeper.change({ ads: seen });
  return { ...opened, keeper, seen };
}

function writtenAd(headline: string): Campaign['ads'][number] {
  const id = crypto.randomUUID();
  const words = { headline, primaryText: 'Warm all winter.', description: '' };
  return { ...words, id, tone: 'friendly', callToAction: 'LEARN_MORE', selected: false };
}

test('a writing that was stored while it was cut short is no conflict: what was seen stays', async () => {
  const { api, keeper, seen } = cutShortTooLate();
  await vi.advanceTimersByTimeAsync(3 * restMs);
  expect(keeper.view().save.name).toBe('saved');
  expect((await api.get(fresh.id)).ads).toEqual(seen);
});

test('what another window changed as well is there beside what was seen', async () => {
  const { api, keeper, seen, changeElsewhere } = cutShortTooLate();
  changeElsewhere();
  await vi.advanceTimersByTimeAsync(3 * restMs);
  expect(keeper.view().save.name).toBe('saved');
  expect(await api.get(fresh.id)).toMatchObject({ title: 'Theirs', ads: seen });
});

test('two who work on the ads disturb neither each other’s ads nor words', async () => {
  const [one, other, gone] = [writtenAd('Warm house'), writtenAd('Dry cellar'), writtenAd('Old')];
  const { api, changeElsewhere } = openApi({ ...fresh, ads: [one, other, gone] });
  const keeper = new DraftKeeper(api, await api.get(fresh.id));
  const added = writtenAd('New');
  changeElsewhere({ ads: [{ ...one, headline: 'Warm house now', selected: true }, other, added] });
  keeper.change({ ads: [{ ...one, headline: 'A warm house' }, { ...other, description: 'Dry' }, gone] });
  await vi.advanceTimersByTimeAsync(restMs);
  expect((await api.get(fresh.id)).ads).toEqual([
    { ...one, headline: 'A warm house now', selected: true },
    { ...other, description: 'Dry' },
    added,
  ]);
  expect(keeper.view().disputes).toEqual({});
});

test('a field somebody changes is no longer from elsewhere; what is found on the map for it is', async () => {
  const { api, requests } = openApi();
  const keeper = new DraftKeeper(api, null);
  const source = { from: 'website' as const, words: 'Bergen', url: 'https://bergenror.example/' };
  const [town] = readLegacyLocations('Bergen');
  keeper.change({
    businessName: 'Bergen Rør',
    locations: [town!],
    sources: { businessName: source, locations: source },
  });
  await keeper.flush();
  const found = [{ ...town!, key: '4' }];
  keeper.prefill({ locations: found });
  keeper.change({ businessName: 'Rør AS' });
  await keeper.flush();
  expect(requests.at(-1)?.sent).toEqual({
    locations: found,
    businessName: 'Rør AS',
    sources: { locations: source },
  });
  // Told again with what is not theirs, or the server would take it for theirs.
  keeper.prefill({ locations: [town!] });
  await keeper.flush();
  expect(requests.at(-1)?.sent).toEqual({ locations: [town], sources: { locations: source } });
});
