import { troublesOf } from '#contract/live/delivery.ts';
import { getAdAccountAccess, noteIfUnusable } from '#server/features/connections/access.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { noteBrokenLinks } from '#server/features/live-campaigns/attention/write-attention-email.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import type { Email } from '#tests/practice.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync } = await openSteerer();
const adAccountId = (await kari.ask.connections.get())!.selectedAdAccountId!;
const workspaceId = await kari.workspaceId();
let read = 0;
beforeEach(async () => {
  await practice.behave();
  await practice.edit(adAccountId, { account_status: 1 });
  await kari.ask.people.update({ language: 'en' });
  await newEmails();
});
afterAll(() => house.close());

await newCampaign();
await newCampaign();
await house.passTime(60);
await sync();

/** What was written since somebody asked the last time. */
async function newEmails(): Promise<Email[]> {
  expect(await house.runJobs()).toEqual([]);
  expect(await house.runJobs()).toEqual([]);
  const emails = (await practice.emailsTo(kari.email)).filter(({ subject }) =>
    /^(Needs attention|Trenger oppmerksomhet)/.test(subject),
  );
  const fresh = emails.slice(read);
  read = emails.length;
  return fresh;
}

/** Lets time pass, reads the ad account anew, and answers what was written then. */
async function emailsAfterSync(minutes = 1): Promise<Email[]> {
  await house.passTime(minutes);
  await sync();
  return newEmails();
}

/** What the clock does every minute. */
async function noteLinks(): Promise<Email[]> {
  await house.ctx.db.transaction((tx) => house.ctx.queue.add(tx, noteBrokenLinks, {}, { key: 'clock' }));
  return newEmails();
}

async function running() {
  const campaign = await newCampaign();
  await emailsAfterSync(60);
  const detail = await kari.ask.liveCampaigns.get(campaign);
  const [ad] = detail.ads;
  const url = `https://adfjord.test/campaigns/${campaign.id}/details`;
  return { ...campaign, adId: ad!.facebookAdId, adCount: detail.ads.length, name: detail.campaign.name, url };
}

test('a rejected ad is written of once, with the reason and the way, and again only when it comes back', async () => {
  const { adId, name, url } = await running();
  await practice.edit(adId, { rejected: true });
  const [email, ...others] = await emailsAfterSync();
  expect(others).toEqual([]);
  expect(email?.subject).toBe(`Needs attention: ${name}`);
  for (const form of [email!.text, email!.html]) {
    expect(form).toContain('Meta has rejected one ad.');
    expect(form).toContain('Meta says: ');
    expect(form).toContain('Edit the ad, and Meta reviews it again.');
    expect(form).toContain(url);
  }
  expect(await emailsAfterSync()).toEqual([]);
  expect(await emailsAfterSync(60)).toEqual([]);

  await practice.edit(adId, { rejected: false });
  expect(await emailsAfterSync()).toEqual([]);
  await practice.edit(adId, { rejected: true });
  await kari.ask.people.update({ language: 'nb' });
  const [again] = await emailsAfterSync();
  expect(again?.subject).toBe(`Trenger oppmerksomhet: ${name}`);
  expect(again?.html).toContain('<html lang="nb">');
  expect(again?.text).toContain('Meta har avvist én annonse.');
  expect(again?.text).toContain('Rediger annonsen, så går Meta gjennom den på nytt.');
});

test('what a person has switched off writes nothing, and to switch it off mends nothing', async () => {
  const first = await running();
  const { facebookCampaignId } = first;
  await practice.edit(first.adId, { rejected: true });
  await practice.edit(facebookCampaignId, { status: 'PAUSED' });
  expect(await emailsAfterSync()).toEqual([]);
  await practice.edit(facebookCampaignId, { status: 'ACTIVE' });
  expect((await emailsAfterSync()).map(({ subject }) => subject)).toEqual([`Needs attention: ${first.name}`]);
  await practice.edit(facebookCampaignId, { status: 'PAUSED' });
  expect(await emailsAfterSync()).toEqual([]);
  await practice.edit(facebookCampaignId, { status: 'ACTIVE' });
  expect(await emailsAfterSync()).toEqual([]);

  const { meta } = await practice.state();
  const adSet = meta.adsets.find((each) => each['campaign_id'] === facebookCampaignId)!;
  await practice.edit(first.adId, { rejected: false });
  await practice.edit(adSet.id, { status: 'PAUSED' });
  expect(await emailsAfterSync()).toEqual([]);
});

test.each([
  [2, 'Meta has disabled the ad account.', 'account_settings/information'],
  [3, 'The ad account has an unpaid bill.', 'account_settings/account_billing'],
  [7, 'Meta is reviewing the ad account.', 'account_settings/information'],
  [101, 'The ad account is closed.', 'account_settings/information'],
])(
  'an ad account of status %d is written of once for all its campaigns',
  async (status, reason, way) => {
    await practice.edit(adAccountId, { account_status: status });
    const [email, ...others] = await emailsAfterSync();
    expect(others).toEqual([]);
    expect(email?.text.split(reason)).toHaveLength(2);
    expect(email?.text).toContain(way);
    expect(await emailsAfterSync()).toEqual([]);
    await practice.edit(adAccountId, { account_status: 1 });
    expect(await emailsAfterSync()).toEqual([]);
    await practice.edit(adAccountId, { account_status: status });
    expect(await emailsAfterSync()).toHaveLength(1);
    await practice.edit(adAccountId, { account_status: 1 });
    await emailsAfterSync();
  },
  60_000,
);

test('a campaign that is on and brings nothing for days is written of, and an account nobody pays for', async () => {
  await kari.signIn();
  const { facebookCampaignId, name } = await running();
  await practice.edit(facebookCampaignId, { spend_cap: 1 });
  const emails = await emailsAfterSync(5 * 24 * 60);
  expect(emails.map(({ text }) => text)).toEqual([
    expect.stringMatching(/Everything is on, but nothing has been shown since \d+ \w+\./),
  ]);
  expect(emails[0]?.subject).toBe(`Needs attention: ${name} and 1 more`);
  expect(emails[0]?.text).toContain('Dag Berge set the spending limit to');
  expect(emails[0]?.text).toContain('adsmanager.facebook.com');
  expect(await emailsAfterSync(60)).toEqual([]);

  await practice.edit(adAccountId, { funding_source: null, funding_source_details: null });
  const [unpaid, ...others] = await emailsAfterSync();
  expect(others).toEqual([]);
  expect(unpaid?.text).toContain('The ad account has no payment method.');
  expect(unpaid?.text).toContain('account_billing');
  await practice.edit(adAccountId, { funding_source: '1', funding_source_details: { id: '1', type: 1 } });
  expect(await emailsAfterSync()).toEqual([]);
});

test('what somebody changes at Meta is written of within minutes, once, and again when it changes further', async () => {
  const { facebookCampaignId, name, url } = await running();
  const { adSets } = await kari.ask.liveCampaigns.get({ facebookCampaignId });
  const adSetId = adSets[0]!.facebookAdSetId;
  await practice.edit(adSetId, { daily_budget: 150_000 });
  const [email, ...others] = await emailsAfterSync();
  expect(others).toEqual([]);
  expect(email?.subject).toBe(`Needs attention: ${name}`);
  expect(email?.text).toMatch(/Dag Berge raised the daily budget from NOK.\d+ to NOK.1,500\./);
  expect(email?.text).toMatch(/A day may now cost up to NOK.2,625/);
  expect(email?.text).toContain(`See the change:\n${url}`);
  expect(await emailsAfterSync(30)).toEqual([]);

  await practice.edit(adSetId, { daily_budget: 300_000 });
  const [again, ...rest] = await emailsAfterSync();
  expect(rest).toEqual([]);
  expect(again?.text).toMatch(/from NOK.\d+ to NOK.3,000\./);

  // Nobody is told to have done this, so it waits until Meta would have told; no sync is needed for it.
  await practice.edit(adSetId, { bid_strategy: 'LOWEST_COST_WITH_BID_CAP' }, { by: 'meta', isLogged: false });
  expect(await emailsAfterSync()).toEqual([]);
  await house.passTime(11);
  await house.retryJobs();
  const [late] = await newEmails();
  expect(late?.text).toContain('Probably Meta changed the bid.');
  await practice.edit(facebookCampaignId, { name: 'Their name' });
  expect(await emailsAfterSync()).toEqual([]);
});

test('several things found by one sync are one email', async () => {
  const one = await running();
  const other = await running();
  for (const { adId } of [one, other]) await practice.edit(adId, { rejected: true });
  const [email, ...others] = await emailsAfterSync();
  expect(others).toEqual([]);
  expect(email?.subject).toMatch(/ and 1 more$/);
  for (const said of [one.name, other.name, one.url, other.url, '2 things need your attention'])
    expect(email?.text).toContain(said);
});

test('a broken link is written of once, whatever found it, and again when the next one breaks', async () => {
  await running();
  const no = { kind: 'error', status: 400, code: 190, subcode: 463 };
  await practice.trouble({ service: 'meta', path: '/campaigns$', times: 1, trouble: no });
  const [email, ...others] = await emailsAfterSync();
  expect(others).toEqual([]);
  expect(email?.subject).toBe('Needs attention: the link to Facebook');
  expect(email?.text).toContain('The permission Facebook gave has expired');
  expect(email?.text).toContain('Reconnect Facebook:\nhttps://adfjord.test/dashboard');
  expect(await noteLinks()).toEqual([]);

  await practice.behave();
  await kari.connect();
  expect(await newEmails()).toEqual([]);
  expect(await noteLinks()).toEqual([]);
  const { account } = await getAdAccountAccess(house.ctx, workspaceId);
  const answer = new GatewayError({
    service: 'Meta',
    failureKind: 'unauthorized',
    words: 'No.',
    subcode: 460,
  });
  await noteIfUnusable(house.ctx, workspaceId, { token: account.token, answer });
  const [second, ...more] = await noteLinks();
  expect(more).toEqual([]);
  expect(second?.text).toContain('The password of this Facebook account was changed.');
  expect(await noteLinks()).toEqual([]);
  await kari.connect();
  await newEmails();
});

test('what an ad account shows when it is first read is not written of, and what comes after is', async () => {
  const old = await running();
  const later = await running();
  await practice.edit(old.adId, { rejected: true });
  const ola = await house.visitor().join();
  await ola.connect();
  await ola.ask.connections.select({ adAccountId });
  await ola.ask.liveCampaigns.sync({ type: 'auto' });
  await newEmails();
  const { campaigns, sync: state } = await ola.ask.liveCampaigns.list();
  expect(state.state).toBe('synced');
  expect(campaigns.filter(({ delivery }) => troublesOf(delivery).length > 0)).not.toEqual([]);
  const writtenToOla = async () =>
    (await practice.emailsTo(ola.email)).filter(({ subject }) => subject.startsWith('Needs attention'));
  expect(await writtenToOla()).toEqual([]);

  await practice.edit(later.adId, { rejected: true });
  await house.passTime(31);
  await ola.ask.liveCampaigns.sync({ type: 'auto' });
  await newEmails();
  expect(await writtenToOla()).toMatchObject([
    {
      subject: `Needs attention: ${later.name}`,
      text: expect.stringContaining(`/campaigns/meta/${later.facebookCampaignId}`),
    },
  ]);
});

test('a refused brake is written of also to whoever publishes before anything was read', async () => {
  const trouble = { kind: 'error', status: 400, code: 2703 };
  await practice.trouble({ service: 'meta', method: 'POST', path: '/adrules_library$', times: 99, trouble });
  const ola = await house.visitor().join();
  await ola.connect();
  const { id } = await prepareCampaign(ola);
  await ola.ask.connections.select({ adAccountId });
  await ola.ask.publications.publish({ campaignId: id, launchImmediately: true });
  for (let round = 0; round < 3; round += 1) await house.runJobs();
  await ola.ask.liveCampaigns.sync({ type: 'manual' });
  for (let round = 0; round < 2; round += 1) await house.runJobs();
  const written = (await practice.emailsTo(ola.email)).filter(({ text }) =>
    text.includes('Meta did not accept one of your safety stops.'),
  );
  expect(written).toHaveLength(1);
});
