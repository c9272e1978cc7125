import type { AdCopy } from '#contract/campaigns/ads.ts';
import { campaigns } from '#server/features/campaigns/tables.ts';
import { staleFacts } from '#contract/campaigns/stale-facts.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findFaults } from './check-copy.ts';
import { givenBy } from './given-facts.ts';

const house = await openTestHouse();
let kari: Visitor;
let id: string;
let ad: AdCopy;
beforeAll(async () => {
  kari = await house.visitor().join();
  await kari.connect();
  const campaign = await prepareCampaign(kari);
  id = campaign.id;
  ad = campaign.ads[1]!;
});
beforeEach(() => house.practice.behave());
afterAll(() => house.close());

test('one ad is written again in its tone, in other words, and nothing is saved', async () => {
  const before = await kari.ask.campaigns.get({ id });
  const fresh = await kari.ask.campaigns.rewriteAd({ id, ad, field: null });
  expect(fresh).toMatchObject({ id: ad.id, tone: ad.tone, selected: ad.selected });
  expect([fresh.headline, fresh.primaryText]).not.toEqual([ad.headline, ad.primaryText]);
  expect(await kari.ask.campaigns.get({ id })).toEqual(before);
});

test.each(['headline', 'primaryText', 'description'] as const)(
  'only the %s is written again, the rest stays as it is on the screen',
  async (field) => {
    const onScreen = { ...ad, description: 'Typed just now' };
    const fresh = await kari.ask.campaigns.rewriteAd({ id, ad: onScreen, field });
    expect(fresh[field]).not.toBe(onScreen[field]);
    expect({ ...fresh, [field]: onScreen[field] }).toEqual(onScreen);
  },
);

test('beside running ads one is written without words to begin with, as short as its place asks', async () => {
  const running = await prepareCampaign(kari);
  await house.ctx.db.update(campaigns).set({ status: 'active' }).where(eq(campaigns.id, running.id));
  const blank = { ...ad, headline: '', primaryText: '', description: '' };
  const longest = { headline: 30, primaryText: 125, description: 30 };
  for (const tone of ['professional', 'friendly', 'storytelling'] as const) {
    const order = { id: running.id, ad: { ...blank, tone }, field: null, longest };
    const written = await kari.ask.campaigns.rewriteAd(order);
    expect(written.tone).toBe(tone);
    for (const name of ['headline', 'primaryText'] as const) {
      expect(written[name]).not.toBe('');
      expect(written[name].length).toBeLessThanOrEqual(longest[name]);
    }
    expect(findFaults(written, givenBy(running))).toEqual([]);
  }
  await expect(kari.ask.campaigns.writeAds({ id: running.id })).rejects.toMatchObject({
    code: 'CAMPAIGN_NOT_EDITABLE',
  });
});

test('a price changed after writing marks the ads that state it, until they are written again', async () => {
  const draft = await kari.ask.campaigns.get({ id });
  const stating = draft.ads.find(
    (each) => staleFacts(each, { ...draft, campaignPriceMinor: 89_000 }).length > 0,
  )!;
  const ads = draft.ads.map((each) => ({ ...each, selected: each.id === stating.id }));
  const changes = { ads, campaignPriceMinor: 89_000 };
  const { version } = await kari.ask.campaigns.update({ id, version: draft.version, changes });
  const texts = async () => {
    const { checks } = await kari.ask.publications.check({ campaignId: id });
    return checks.find(({ name }) => name === 'texts');
  };
  expect(await texts()).toMatchObject({ state: 'warning', field: `ads.${stating.id}.headline` });

  const fresh = await kari.ask.campaigns.rewriteAd({ id, ad: stating, field: null });
  const rewritten = ads.map((each) => (each.id === fresh.id ? fresh : each));
  await kari.ask.campaigns.update({ id, version, changes: { ads: rewritten } });
  expect(await texts()).toMatchObject({ state: 'fine' });
});

test('a writer that is overloaded is told as busy or not there, and costs none of the uses', async () => {
  const trouble = { kind: 'error', status: 429, code: 429, headers: { 'retry-after': '17' } };
  await house.practice.trouble({ service: 'writer', times: 1, trouble });
  await expect(kari.ask.campaigns.rewriteAd({ id, ad, field: null })).rejects.toMatchObject({
    code: 'WRITER_BUSY',
    defined: true,
    data: { seconds: 17 },
  });
});

test('nobody’s program writes without end', async () => {
  const ola = await house.visitor().join();
  await ola.connect();
  const campaign = await prepareCampaign(ola);
  const trouble = { kind: 'html' };
  await house.practice.trouble({ service: 'writer', times: 5, trouble });
  const again = () =>
    ola.ask.campaigns.rewriteAd({ id: campaign.id, ad: campaign.ads[0]!, field: 'headline' });
  for (let count = 0; count < 5; count++)
    await expect(again()).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE' });
  const answers: string[] = [];
  for (let count = 0; count < 120; count++)
    answers.push(
      await again().then(
        () => 'written',
        (error: { code: string }) => error.code,
      ),
    );
  expect(answers.slice(0, 119)).toEqual(Array(119).fill('written'));
  expect(answers[119]).toBe('TOO_OFTEN');
});

test('a neighbour’s campaign is not found', async () => {
  const ola = await house.visitor().join();
  await expect(ola.ask.campaigns.rewriteAd({ id, ad, field: null })).rejects.toMatchObject({
    code: 'CAMPAIGN_NOT_FOUND',
  });
});
