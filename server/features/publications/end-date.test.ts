import { daysAfter, dayAt, endOfDay } from '#contract/days.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openPublishingHouse } from '#tests/publishing/publishing-house.ts';
import { expect, test } from 'vitest';

const { house, kari, latest } = await openPublishingHouse();
const timeZone = 'Europe/Oslo';
const today = () => dayAt(house.ctx.now(), timeZone);

async function publish(endsOn: string | null) {
  const { id } = await prepareCampaign(kari, { endsOn });
  const publication = await kari.ask.publications.publish({ campaignId: id, launchImmediately: true });
  await house.runJobs();
  const { meta } = await house.practice.state();
  const { facebookCampaignId, status } = (await latest(id))!;
  const adSet = meta.adsets.find((each) => each['campaign_id'] === facebookCampaignId);
  return { status, endsAt: adSet?.['end_time'], operationId: publication.id };
}

test('a campaign with a last day ends at Meta when that day is over at the ad account', async () => {
  const endsOn = daysAfter(today(), 21);
  const { status, endsAt, operationId } = await publish(endsOn);
  expect(status).toBe('published');
  expect(endsAt).toBe(endOfDay(endsOn, timeZone));
  expect(await kari.ask.operations.get({ id: operationId })).toMatchObject({ details: { endsOn } });
});

test('a campaign that runs until somebody stops it has no end at Meta', async () => {
  expect(await publish(null)).toMatchObject({ status: 'published', endsAt: undefined });
});

test('an end within a day is refused before Facebook does, and the check says so', async () => {
  const { id } = await prepareCampaign(kari, { endsOn: today() });
  const { checks } = await kari.ask.publications.check({ campaignId: id });
  expect(checks.find(({ name }) => name === 'end')).toMatchObject({
    state: 'missing',
    code: 'end-too-soon',
    field: 'endsOn',
  });
  await expect(
    kari.ask.publications.publish({ campaignId: id, launchImmediately: true }),
  ).rejects.toMatchObject({
    code: 'CAMPAIGN_NOT_READY',
    data: { missing: [{ code: 'end-too-soon', field: 'endsOn' }] },
  });
});

test('the shortest end there is, Facebook takes as well', async () => {
  const endsOn = daysAfter(today(), 1);
  const { id } = await prepareCampaign(kari, { endsOn });
  const { checks } = await kari.ask.publications.check({ campaignId: id });
  expect(checks.find(({ name }) => name === 'end')).toMatchObject({ state: 'fine' });
  expect(await publish(endsOn)).toMatchObject({ status: 'published' });
});

test('a day that is none is not kept', async () => {
  for (const endsOn of ['2026-02-30', '0026-12-14', 'soon'])
    await expect(kari.ask.campaigns.create({ endsOn })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
