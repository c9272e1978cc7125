import { prepareCampaign } from '#tests/campaigns.ts';
import { openPublishingHouse } from '#tests/publishing/publishing-house.ts';
import { expect, test } from 'vitest';

const { house, kari } = await openPublishingHouse();

const publish = (campaignId: string, input: object = {}) =>
  kari.ask.publications.publish({ campaignId, launchImmediately: true, ...input });

test('a draft that is newer than what was seen is not published, and what is different is named', async () => {
  const seen = await prepareCampaign(kari, { title: 'Seen' });
  const [first, second, ...others] = seen.ads;
  const now = await kari.ask.campaigns.update({
    id: seen.id,
    version: seen.version,
    changes: {
      title: 'Not seen',
      mediaIds: [],
      ads: [{ ...first!, headline: 'Another headline' }, ...others],
    },
  });

  await expect(publish(seen.id, { seen })).rejects.toMatchObject({
    code: 'CAMPAIGN_IS_NEWER',
    defined: true,
    data: {
      version: now.version,
      changedAt: now.updatedAt,
      fields: ['title', 'mediaIds', 'ads'],
      ads: [
        { id: first!.id, headline: 'Another headline', change: 'changed' },
        { id: second!.id, headline: second!.headline, change: 'removed' },
      ],
    },
  });
  expect(await kari.ask.campaigns.get({ id: seen.id })).toMatchObject({
    status: 'draft',
    version: now.version,
  });
  expect(await kari.ask.publications.latest({ campaignId: seen.id })).toBeNull();
});

test('what was seen and is the newest is published', async () => {
  const seen = await prepareCampaign(kari, { title: 'Newest' });
  expect(await publish(seen.id, { seen })).toMatchObject({ campaignTitle: 'Newest' });
  await house.runJobs();
});

test('an unusually high daily budget is published only once the same amount is confirmed', async () => {
  const dailyBudgetMinor = 99_999_999_00;
  const { id } = await prepareCampaign(kari, { dailyBudgetMinor });
  const question = {
    code: 'BUDGET_UNCONFIRMED',
    defined: true,
    data: { dailyBudgetMinor, perMonthMinor: dailyBudgetMinor * 30, currency: 'NOK' },
  };
  await expect(publish(id)).rejects.toMatchObject(question);
  await expect(publish(id, { confirmedDailyBudgetMinor: 15_000 })).rejects.toMatchObject(question);
  const { checks } = await kari.ask.publications.check({ campaignId: id });
  expect(checks.find(({ name }) => name === 'budget')).toMatchObject({ state: 'warning' });
  await publish(id, { confirmedDailyBudgetMinor: dailyBudgetMinor });
});

test('a plan that is used up is told before anybody presses the button', async () => {
  const ola = await house.visitor().join();
  await ola.connect();
  const planCheck = async (campaignId: string) => {
    const { checks } = await ola.ask.publications.check({ campaignId });
    return checks.find(({ name }) => name === 'plan');
  };
  const draft = await prepareCampaign(ola);
  expect(await planCheck(draft.id)).toMatchObject({ state: 'fine' });
  for (let count = 0; count < 3; count++) {
    const { id } = await prepareCampaign(ola);
    await ola.ask.publications.publish({ campaignId: id, launchImmediately: false });
  }
  expect(await planCheck(draft.id)).toMatchObject({
    state: 'missing',
    text: 'All 3 campaigns of your plan are used. Choose a larger plan to publish more.',
  });
});

test('a website that is missing, or none, is on the list the publish check goes by', async () => {
  for (const websiteUrl of ['', 'https://mailto:a@b.no', 'https://rolf ror.no']) {
    const { id } = await prepareCampaign(kari, { websiteUrl });
    const { checks } = await kari.ask.publications.check({ campaignId: id });
    expect(checks.find(({ name }) => name === 'website')).toMatchObject({
      state: 'missing',
      field: 'websiteUrl',
    });
    await expect(publish(id)).rejects.toMatchObject({ data: { missing: [{ field: 'websiteUrl' }] } });
  }
});
