import type { Campaign } from '#contract/campaigns/campaign.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const house = await openTestHouse({ WRITER_DAILY_LIMIT: '6' });
let kari: Visitor;
let campaign: Campaign;
beforeAll(async () => {
  kari = await house.visitor().join();
  await kari.connect();
  campaign = await prepareCampaign(kari);
});
beforeEach(() => house.practice.behave());
afterAll(() => house.close());

const rewrite = () =>
  kari.ask.campaigns.rewriteAd({ id: campaign.id, ad: campaign.ads[0]!, field: 'headline' });
const inTrouble = (trouble: object) => house.practice.trouble({ service: 'writer', times: 2, trouble });

test('what the writer was paid for counts, of everybody together: two broken answers are two', async () => {
  // Six ads were written with the first request.
  for (let requests = 1; requests < 5; requests += 2) {
    await inTrouble({ kind: 'truncated' });
    await expect(rewrite()).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE' });
  }
  await inTrouble({ kind: 'error', status: 529, code: 529 });
  await expect(rewrite()).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE' });
  await house.practice.behave();

  await rewrite();
  await expect(rewrite()).rejects.toMatchObject({ code: 'WRITER_USED_UP', defined: true, status: 429 });
  const asked = await kari.post(`/api/campaigns/${campaign.id}/rewritten-ads`, {
    ad: campaign.ads[0]!,
    field: 'headline',
  });
  // A program comes again when its person would: in a day.
  expect([asked.status, asked.headers.get('retry-after')]).toEqual([429, String(24 * 60 * 60)]);
  const ola = await house.visitor().join();
  await ola.connect();
  await expect(prepareCampaign(ola)).rejects.toMatchObject({ code: 'WRITER_USED_UP' });

  await house.passTime(24 * 60);
  await kari.signIn();
  await expect(rewrite()).resolves.toMatchObject({ tone: campaign.ads[0]!.tone });
});

test('after the trial nothing more is written, and what is written stays', async () => {
  await house.passTime(15 * 24 * 60);
  await kari.signIn();
  await expect(rewrite()).rejects.toMatchObject({ code: 'TRIAL_ENDED', defined: true });
  await expect(kari.ask.campaigns.writeAds({ id: campaign.id })).rejects.toMatchObject({
    code: 'TRIAL_ENDED',
  });
  expect((await kari.ask.campaigns.get({ id: campaign.id })).ads).toHaveLength(6);
});
