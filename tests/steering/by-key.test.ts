import { openCaller } from '#tests/api/caller.ts';
import { afterAll, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, kari, newCampaign, live, meanwhile, finish } = await openSteerer();
const { liveCampaigns, operations } = kari.ask;
afterAll(() => house.close());

test('the history names the key a program used, also once it is revoked, and the person for what they did', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { id, key } = await kari.makeKey({ name: 'Night watch', access: 'write' });
  const call = openCaller(house, key);
  const body = { facebookCampaignId, status: 'PAUSED' };
  const answer = await call('POST', '/functions/update-meta-campaign-status', body);
  expect(answer).toMatchObject({ status: 200, body: { by: 'Night watch', status: 'running' } });
  await house.runJobs();
  const { id: operationId } = answer.body as { id: string };
  expect(await call('GET', `/operations/${operationId}`)).toMatchObject({ body: { status: 'done' } });
  expect((await live(facebookCampaignId)).delivery.reason).toMatchObject({
    code: 'paused-here',
    by: 'Night watch',
  });
  await kari.ask.apiKeys.revoke({ id });

  await finish(await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE' })));

  const { name } = (await kari.ask.people.me())!;
  const history = await operations.list({ facebookCampaignId });
  // The last are its brakes and its publication.
  expect(history.map(({ by }) => by)).toEqual([name, 'Night watch', name, name]);
});

test('a deletion that a program asked for is by its key', async () => {
  const { id: campaignId } = await newCampaign();
  const { key } = await kari.makeKey({ name: 'Housekeeping', access: 'write' });
  const answer = await openCaller(house, key)('POST', '/functions/delete-meta-campaign', { campaignId });
  expect(answer).toMatchObject({ status: 200, body: { by: 'Housekeeping' } });
});

test('a key that may only read raises neither a limit nor a brake, and one that may write no limit of ours', async () => {
  const { facebookCampaignId } = await newCampaign();
  const adAccountId = (await kari.ask.connections.get())!.selectedAdAccountId!;
  const limits = { mostPerDayMinor: 900_000_00, mostPerMonthMinor: null, reason: 'More' };
  await meanwhile(liveCampaigns.setGuardrails({ adAccountId, ...limits, mostPerDayMinor: 9_000_00 }));
  const before = [
    await liveCampaigns.listGuardrails(),
    (await liveCampaigns.get({ facebookCampaignId })).brakes,
  ];
  const { key: readKey } = await kari.makeKey({ name: 'Reader', access: 'read' });
  const { key: writeKey } = await kari.makeKey({ name: 'Writer', access: 'write' });
  await house.runJobs();
  const { seq } = (await house.practice.requests()).at(-1)!;
  const asReader = openCaller(house, readKey);
  for (const [path, body] of [
    [`/guardrails/${adAccountId}/spending-limit`, { limitMinor: 900_000_00 }],
    [`/live-campaigns/${facebookCampaignId}/spending-limit`, { limitMinor: 900_000_00 }],
    [
      `/live-campaigns/${facebookCampaignId}/brakes`,
      { spentWithoutResultMinor: 900_000, mostPerDayMinor: 900_000 },
    ],
  ] as const)
    expect(await asReader('PUT', path, body)).toMatchObject({
      status: 403,
      body: { code: 'KEY_IS_READ_ONLY' },
    });
  for (const key of [readKey, writeKey])
    expect(await openCaller(house, key)('PUT', `/guardrails/${adAccountId}`, limits)).toMatchObject({
      status: 403,
      body: { code: 'NOT_WITH_A_KEY' },
    });
  await house.runJobs();
  expect(await house.practice.requests(seq)).toEqual([]);
  expect([
    await liveCampaigns.listGuardrails(),
    (await liveCampaigns.get({ facebookCampaignId })).brakes,
  ]).toEqual(before);
});
