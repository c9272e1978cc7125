import { troublesOf } from '#contract/live/delivery.ts';
import { getAdAccountAccess, noteIfUnusable } from '#server/features/connections/access.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { noteBrokenLinks } from '#server/features/live-campaigns/attention/write-attention-letter.ts';
import type { Letter } from '#tests/practice.ts';
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
  await newLetters();
});
afterAll(() => house.close());

await newCampaign();
await newCampaign();
await house.passTime(60);
await sync();

/** What was written since somebody asked the last time. */
async function newLetters(): Promise<Letter[]> {
  expect(await house.runJobs()).toEqual([]);
  expect(await house.runJobs()).toEqual([]);
  const letters = (await practice.lettersTo(kari.email)).filter(({ subject }) =>
    /^(Needs attention|Trenger oppmerksomhet)/.test(subject),
  );
  const fresh = letters.slice(read);
  read = letters.length;
  return fresh;
}

/** Lets time pass, reads the ad account anew, and answers what was written then. */
async function lettersAfterSync(minutes = 1): Promise<Letter[]> {
  await house.passTime(minutes);
  await sync();
  return newLetters();
}

/** What the clock does every minute. */
async function noteLinks(): Promise<Letter[]> {
  await house.ctx.db.transaction((tx) => house.ctx.queue.add(tx, noteBrokenLinks, {}, { key: 'clock' }));
  return newLetters();
}

async function running() {
  const campaign = await newCampaign();
  await lettersAfterSync(60);
  const detail = await kari.ask.liveCampaigns.get(campaign);
  const [ad] = detail.ads;
  const url = `https://adfjord.test/campaigns/${campaign.id}/details`;
  return { ...campaign, adId: ad!.facebookAdId, adCount: detail.ads.length, name: detail.campaign.name, url };
}

test('a rejected ad is written of once, with the reason and the way, and again only when it comes back', async () => {
  const { adId, name, url } = await running();
  await practice.edit(adId, { rejected: true });
  const [letter, ...others] = await lettersAfterSync();
  expect(others).toEqual([]);
  expect(letter?.subject).toBe(`Needs attention: ${name}`);
  for (const form of [letter!.text, letter!.html]) {
    expect(form).toContain('Meta has rejected one ad.');
    expect(form).toContain('Meta says: ');
    expect(form).toContain('Edit the ad, and Meta reviews it again.');
    expect(form).toContain(url);
  }
  expect(await lettersAfterSync()).toEqual([]);
  expect(await lettersAfterSync(60)).toEqual([]);

  await practice.edit(adId, { rejected: false });
  expect(await lettersAfterSync()).toEqual([]);
  await practice.edit(adId, { rejected: true });
  await kari.ask.people.update({ language: 'nb' });
  const [again] = await lettersAfterSync();
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
  expect(await lettersAfterSync()).toEqual([]);
  await practice.edit(facebookCampaignId, { status: 'ACTIVE' });
  expect((await lettersAfterSync()).map(({ subject }) => subject)).toEqual([
    `Needs attention: ${first.name}`,
  ]);
  await practice.edit(facebookCampaignId, { status: 'PAUSED' });
  expect(await lettersAfterSync()).toEqual([]);
  await practice.edit(facebookCampaignId, { status: 'ACTIVE' });
  expect(await lettersAfterSync()).toEqual([]);

  const { meta } = await practice.state();
  const adSet = meta.adsets.find((each) => each['campaign_id'] === facebookCampaignId)!;
  await practice.edit(first.adId, { rejected: false });
  await practice.edit(adSet.id, { status: 'PAUSED' });
  expect(await lettersAfterSync()).toEqual([]);
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
    const [letter, ...others] = await lettersAfterSync();
    expect(others).toEqual([]);
    expect(letter?.text.split(reason)).toHaveLength(2);
    expect(letter?.text).toContain(way);
    expect(await lettersAfterSync()).toEqual([]);
    await practice.edit(adAccountId, { account_status: 1 });
    expect(await lettersAfterSync()).toEqual([]);
    await practice.edit(adAccountId, { account_status: status });
    expect(await lettersAfterSync()).toHaveLength(1);
    await practice.edit(adAccountId, { account_status: 1 });
    await lettersAfterSync();
  },
  60_000,
);

test('a campaign that is on and brings nothing for days is written of, and an account nobody pays for', async () => {
  await kari.signIn();
  const { facebookCampaignId, name } = await running();
  await practice.edit(facebookCampaignId, { spend_cap: 1 });
  const letters = await lettersAfterSync(5 * 24 * 60);
  expect(letters.map(({ text }) => text)).toEqual([
    expect.stringMatching(/Everything is on, but nothing has been shown since \d+ \w+\./),
  ]);
  expect(letters[0]?.subject).toBe(`Needs attention: ${name}`);
  expect(letters[0]?.text).toContain('adsmanager.facebook.com');
  expect(await lettersAfterSync(60)).toEqual([]);

  await practice.edit(adAccountId, { funding_source: null, funding_source_details: null });
  const [unpaid, ...others] = await lettersAfterSync();
  expect(others).toEqual([]);
  expect(unpaid?.text).toContain('The ad account has no payment method.');
  expect(unpaid?.text).toContain('account_billing');
  await practice.edit(adAccountId, { funding_source: '1', funding_source_details: { id: '1', type: 1 } });
  expect(await lettersAfterSync()).toEqual([]);
});

test('several things found by one sync are one letter', async () => {
  const one = await running();
  const other = await running();
  for (const { adId } of [one, other]) await practice.edit(adId, { rejected: true });
  const [letter, ...others] = await lettersAfterSync();
  expect(others).toEqual([]);
  expect(letter?.subject).toMatch(/ and 1 more$/);
  for (const said of [one.name, other.name, one.url, other.url, '2 things need your attention'])
    expect(letter?.text).toContain(said);
});

test('a broken link is written of once, whatever found it, and again when the next one breaks', async () => {
  await running();
  const no = { kind: 'error', status: 400, code: 190, subcode: 463 };
  await practice.trouble({ service: 'meta', path: '/campaigns$', times: 1, trouble: no });
  const [letter, ...others] = await lettersAfterSync();
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('Needs attention: the link to Facebook');
  expect(letter?.text).toContain('The permission Facebook gave has expired');
  expect(letter?.text).toContain('Reconnect Facebook:\nhttps://adfjord.test/dashboard');
  expect(await noteLinks()).toEqual([]);

  await practice.behave();
  await kari.connect();
  expect(await newLetters()).toEqual([]);
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
  await newLetters();
});

test('what an ad account shows when it is first read is not written of, and what comes after is', async () => {
  const old = await running();
  const later = await running();
  await practice.edit(old.adId, { rejected: true });
  const ola = await house.visitor().join();
  await ola.connect();
  await ola.ask.connections.select({ adAccountId });
  await ola.ask.liveCampaigns.sync({ type: 'auto' });
  await newLetters();
  const { campaigns, sync: state } = await ola.ask.liveCampaigns.list();
  expect(state.state).toBe('synced');
  expect(campaigns.filter(({ delivery }) => troublesOf(delivery).length > 0)).not.toEqual([]);
  const writtenToOla = async () =>
    (await practice.lettersTo(ola.email)).filter(({ subject }) => subject.startsWith('Needs attention'));
  expect(await writtenToOla()).toEqual([]);

  await practice.edit(later.adId, { rejected: true });
  await house.passTime(31);
  await ola.ask.liveCampaigns.sync({ type: 'auto' });
  await newLetters();
  expect(await writtenToOla()).toMatchObject([
    {
      subject: `Needs attention: ${later.name}`,
      text: expect.stringContaining(`/campaigns/meta/${later.facebookCampaignId}`),
    },
  ]);
});
