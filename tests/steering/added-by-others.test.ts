import { uploadPicture } from '#tests/campaigns.ts';
import { share } from '#tests/proof/diagonal.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, held, meanwhile, finish } = await openSteerer();
const { liveCampaigns, operations } = kari.ask;
afterAll(() => house.close());
beforeEach(async () => {
  await practice.behave();
  await kari.signIn();
});

async function syncLater(minutes = 30) {
  await house.passTime(minutes);
  await sync();
}

async function watched() {
  const { facebookCampaignId } = await newCampaign();
  await syncLater();
  const { adSet } = await held(facebookCampaignId);
  const { meta } = await practice.state();
  return {
    facebookCampaignId,
    adSetId: adSet.id,
    adId: meta.ads.find((ad) => ad['adset_id'] === adSet.id)!.id,
  };
}

const open = async (facebookCampaignId: string) =>
  (await liveCampaigns.listDrifts({ facebookCampaignId })).drifts;
const atMeta = async (id: string) => {
  const { meta } = await practice.state();
  return [...meta.adsets, ...meta.ads].find((each) => each.id === id)!;
};

const told = {
  person: { kind: 'person', name: 'Dag Berge', isSure: true },
  program: { kind: 'program', name: 'Another ads tool', isSure: true },
  meta: { kind: 'meta', name: 'Meta', isSure: true },
};
const hands = (['person', 'program', 'meta'] as const).flatMap((by) => [
  { by, isLogged: true },
  { by, isLogged: false },
]);

const shared = share(
  hands,
  ({ by }) => by,
  ({ isLogged }) => isLogged,
);

describe.each(shared)('what a $by adds to a campaign, told by Meta: $isLogged', ({ by, isLogged }) => {
  const who = isLogged ? told[by] : { kind: 'meta', isSure: false };

  test('is told of an ad set once, with what it may cost, put back as a pause, and undone', async () => {
    const { facebookCampaignId, adSetId } = await watched();
    const fields = { name: 'Theirs', daily_budget: 40_000 };
    const { id: addedId } = await practice.copy(adSetId, fields, { by, isLogged });
    await syncLater();
    await syncLater();
    const drifts = await open(facebookCampaignId);
    expect(drifts).toMatchObject([
      {
        objectType: 'ad-set',
        objectId: addedId,
        objectName: 'Theirs',
        turn: { code: 'begun' },
        concern: 'money',
        worstDay: { fromMinor: 26_250, toMinor: 96_250 },
        notPutBack: null,
        who,
      },
    ]);
    const put = await finish(await meanwhile(liveCampaigns.putBack({ id: drifts[0]!.id })));
    expect(put).toMatchObject({ status: 'done', canUndo: true });
    expect(await atMeta(addedId)).toMatchObject({ status: 'PAUSED' });
    expect(await open(facebookCampaignId)).toEqual([]);
    await syncLater();
    expect(await open(facebookCampaignId)).toEqual([]);
    expect(await finish(await meanwhile(operations.undo({ id: put.id })))).toMatchObject({ status: 'done' });
    expect(await atMeta(addedId)).toMatchObject({ status: 'ACTIVE' });
  });

  test('is told of an ad, and kept', async () => {
    const { facebookCampaignId, adId } = await watched();
    const { id: addedId } = await practice.copy(adId, { name: 'Their ad' }, { by, isLogged });
    await syncLater();
    await syncLater();
    const [drift, ...others] = await open(facebookCampaignId);
    expect(others).toEqual([]);
    expect(drift).toMatchObject({
      objectType: 'ad',
      objectId: addedId,
      objectName: 'Their ad',
      turn: { code: 'begun' },
      worstDay: null,
      who,
    });
    await liveCampaigns.keep({ id: drift!.id });
    await syncLater();
    expect(await open(facebookCampaignId)).toEqual([]);
  });
});

test('what is added paused is not told before somebody switches it on', async () => {
  const { facebookCampaignId, adId } = await watched();
  const { id } = await practice.copy(adId, { status: 'PAUSED' });
  await syncLater();
  expect(await open(facebookCampaignId)).toEqual([]);
  await practice.edit(id, { status: 'ACTIVE' });
  await syncLater();
  expect(await open(facebookCampaignId)).toMatchObject([{ objectId: id, turn: { code: 'started' } }]);
});

test('ads that are added from here are never told, alike or with a lost answer, also where a sync comes between', async () => {
  const { facebookCampaignId, adSetId } = await watched();
  const campaignId = (await liveCampaigns.get({ facebookCampaignId })).campaign.campaignId!;
  const mediaId = await uploadPicture(kari, '#aa5500');
  const ad = {
    headline: 'Cold?',
    primaryText: 'We come.',
    description: '',
    callToAction: 'LEARN_MORE',
    mediaId,
  };
  const trouble = { kind: 'loses-answer' };
  await practice.trouble({ service: 'meta', method: 'POST', path: '/$', times: 1, trouble });
  const added = await meanwhile(
    liveCampaigns.addAds({ campaignId, facebookAdSetId: adSetId, ads: [ad, ad] }),
  );
  await syncLater(5);
  expect(await finish(added)).toMatchObject({ status: 'done' });
  await syncLater(5);
  await syncLater();
  expect(
    (await liveCampaigns.get({ facebookCampaignId })).ads.filter(({ headline }) => headline === 'Cold?'),
  ).toHaveLength(2);
  expect((await liveCampaigns.listDrifts({ facebookCampaignId, which: 'all' })).drifts).toEqual([]);
});

test('it is written about, with what was added and what it may cost', async () => {
  const { adSetId } = await watched();
  const before = (await practice.emailsTo(kari.email)).length;
  await practice.copy(adSetId, { name: 'Theirs', daily_budget: 40_000 });
  await syncLater();
  expect(await house.runJobs()).toEqual([]);
  const emails = (await practice.emailsTo(kari.email)).slice(before);
  const texts = emails.map(({ text }) => text.replaceAll('\u00A0', ' '));
  expect(texts.filter((text) => text.includes('Dag Berge added Theirs to the campaign.'))).toHaveLength(1);
  expect(texts.join()).toContain('A day may now cost up to NOK 963, up from NOK 263.');
});

test('what others add right after a publication is theirs, and what it has made is not', async () => {
  await watched();
  const { facebookCampaignId } = await newCampaign();
  const { adSet } = await held(facebookCampaignId);
  const added = await practice.copy(adSet.id, { name: 'Theirs' }, { by: 'person', isLogged: true });
  await syncLater(2);
  expect(await open(facebookCampaignId)).toMatchObject([
    { objectType: 'ad-set', objectId: added.id, turn: { code: 'begun' }, who: told.person },
  ]);
});
