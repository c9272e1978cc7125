import { prepareCampaign, uploadPicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, expect, test } from 'vitest';
import { orderSubscription } from './order-subscription.ts';

const house = await openTestHouse();
afterAll(() => house.close());

const order = (...words: string[]) => orderSubscription(house.ctx.db, words);
const usage = async (visitor: Visitor) => (await visitor.ask.workspaces.current()).usage!;
const publish = (visitor: Visitor, campaignId: string) =>
  visitor.ask.publications.publish({ campaignId, launchImmediately: false });

async function newcomer(): Promise<Visitor> {
  const visitor = await house.visitor().join();
  await visitor.connect();
  return visitor;
}

async function publishNew(visitor: Visitor): Promise<void> {
  const { id } = await prepareCampaign(visitor);
  await publish(visitor, id);
  await settle();
}

/** Until what was published has its brakes as well: months later nobody's link would do for that. */
async function settle(): Promise<void> {
  await house.runJobs();
  await house.runJobs();
}

test('a trial publishes three campaigns, and the fourth is refused and stays a draft', async () => {
  const kari = await newcomer();
  expect(await usage(kari)).toEqual({
    campaigns: 0,
    campaignLimit: 3,
    period: 'trial',
    renewsAt: null,
    mediaLimit: 5,
  });
  for (let count = 0; count < 3; count++) await publishNew(kari);
  expect(await usage(kari)).toMatchObject({ campaigns: 3 });

  const fourth = await prepareCampaign(kari);
  await expect(publish(kari, fourth.id)).rejects.toMatchObject({
    code: 'CAMPAIGNS_USED_UP',
    defined: true,
    data: { limit: 3, renewsAt: null },
  });
  expect(await kari.ask.campaigns.get({ id: fourth.id })).toMatchObject({ status: 'draft' });
});

test('what Meta refuses does not count', async () => {
  const kari = await newcomer();
  const { id } = await prepareCampaign(kari);
  const trouble = { kind: 'error', status: 400, code: 100, subcode: 1_885_272 };
  await house.practice.trouble({ service: 'meta', path: 'adsets', times: 1, trouble });
  await publish(kari, id);
  expect(await usage(kari)).toMatchObject({ campaigns: 1 });
  await house.runJobs();
  expect(await usage(kari)).toMatchObject({ campaigns: 0 });
});

test('two at once cannot both take the last campaign', async () => {
  const kari = await newcomer();
  await publishNew(kari);
  await publishNew(kari);
  const [one, other] = [await prepareCampaign(kari), await prepareCampaign(kari)];
  const answers = await Promise.allSettled([publish(kari, one.id), publish(kari, other.id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await usage(kari)).toMatchObject({ campaigns: 3 });
});

test('after the trial nothing more is published, until somebody subscribes', async () => {
  const kari = await newcomer();
  const { id } = await prepareCampaign(kari);
  await house.passTime(15 * 24 * 60);
  await kari.signIn();
  await expect(publish(kari, id)).rejects.toMatchObject({ code: 'TRIAL_ENDED', defined: true });

  expect(await order(kari.email, 'basic')).toEqual({ isDone: true, text: `${kari.email} is on Basic.` });
  await publish(kari, id);
  expect(await usage(kari)).toMatchObject({ campaigns: 1, campaignLimit: 5, period: 'month' });
  await settle();
});

test('with a subscription the count begins anew with every month, and ends with its last day', async () => {
  const kari = await newcomer();
  const today = new Date(house.ctx.now());
  const inFortyDays = new Date(house.ctx.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await order(kari.email, 'pro', inFortyDays);
  await publishNew(kari);
  const nextMonth = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1);
  expect(await usage(kari)).toMatchObject({ campaigns: 1, renewsAt: new Date(nextMonth).toISOString() });

  await house.passTime((nextMonth - house.ctx.now()) / 60_000 + 1);
  await kari.signIn();
  expect(await usage(kari)).toMatchObject({ campaigns: 0, campaignLimit: 25 });

  await house.passTime(41 * 24 * 60);
  await kari.signIn();
  expect(await kari.ask.workspaces.current()).toMatchObject({ plan: 'pro', subscriptionActive: false });
  expect(await usage(kari)).toMatchObject({ campaignLimit: 3, period: 'trial' });
});

test('a campaign holds no more pictures than the plan, but may give some away after a change of plan', async () => {
  const kari = await newcomer();
  const mediaIds: string[] = [];
  for (const colour of ['#111', '#222', '#333', '#444', '#555'])
    mediaIds.push(await uploadPicture(kari, colour));
  const draft = await prepareCampaign(kari, { mediaIds });
  await house.subscribe(kari, 'basic');
  await expect(kari.ask.campaigns.create({ mediaIds })).rejects.toMatchObject({
    code: 'MEDIA_LIMIT',
    data: { limit: 3 },
  });
  await expect(publish(kari, draft.id)).rejects.toMatchObject({ code: 'MEDIA_LIMIT', defined: true });
  const { version } = await kari.ask.campaigns.update({
    id: draft.id,
    version: draft.version,
    changes: { mediaIds: mediaIds.slice(0, 4) },
  });
  await kari.ask.campaigns.update({ id: draft.id, version, changes: { mediaIds: mediaIds.slice(0, 3) } });
  await publish(kari, draft.id);
});

test('the operator is told what cannot be done', async () => {
  expect(await order('nobody@example.com', 'pro')).toMatchObject({ isDone: false });
  expect((await order('nobody@example.com', 'pro')).text).toContain('Nobody has an account');
  for (const words of [[], ['kari@example.com'], ['kari@example.com', 'gold'], ['x', 'pro', 'soon']])
    expect((await order(...words)).text).toContain('npm run subscription');
});
