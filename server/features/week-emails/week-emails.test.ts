import { startWeekEmails, writeWeekEmail } from './write-week-emails.ts';
import { openTestHouse } from '#tests/house.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { openSyncing } from '#tests/syncing.ts';
import { joinTeam } from '#tests/team.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
const syncing = openSyncing(house);
afterAll(() => house.close());

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const dayMinutes = 24 * 60;

/** To that time of the next Monday, by the clock of the ad account. */
async function passToMonday(time: string): Promise<void> {
  let minutes = dayMinutes;
  while (!clock.format(house.ctx.now() + minutes * 60_000).startsWith(`Mon ${time}`)) minutes += 1;
  await house.passTime(minutes);
}

async function strikeHour(): Promise<void> {
  await house.ctx.db.transaction((tx) => house.ctx.queue.add(tx, startWeekEmails, {}, { key: 'clock' }));
  await house.runJobs();
  await house.runJobs();
}

async function weekEmailsTo(visitor: Visitor) {
  const emails = await house.practice.emailsTo(visitor.email);
  return emails.filter(({ subject }) => /^(\[.+\] )?(Your week|Uken din)/.test(subject));
}

test('on Monday morning at eight whoever has spent something is told of the week, once', async () => {
  const owner = await syncing.member();
  const [ola, vera] = [
    await joinTeam(house, owner, { role: 'advertiser' }),
    await joinTeam(house, owner, { role: 'viewer' }),
  ];
  const { campaignId: facebookCampaignId } = await syncing.makeInAdsManager('Bakery');
  await syncing.synced(owner.ask);
  await keepLeads(house, owner, [{ name: 'Ola Hansen', facebookCampaignId }]);
  await passToMonday('07:30');
  await owner.signIn();
  await syncing.synced(owner.ask);
  await strikeHour();
  expect(await weekEmailsTo(owner)).toEqual([]);

  await house.passTime(45);
  await syncing.synced(owner.ask);
  await strikeHour();
  const [email, ...others] = await weekEmailsTo(owner);
  const address = /https:\/\/adfjord\.test\/stop-emails\/\S+/.exec(email!.text)![0];
  expect(email!.stop).toEqual({ address: `<${address}>`, post: 'List-Unsubscribe=One-Click' });
  expect(others).toEqual([]);
  expect(email!.subject).toMatch(/^Your week: [\d,]+ visits? .*for NOK/);
  for (const form of [email!.text, email!.html]) {
    expect(form).toContain('In the last 7 days');
    expect(form).toMatch(/too little to compare|the week before/);
    expect(form).toContain('A new lead has been waiting for');
    expect(form).toContain('https://adfjord.test/leads?status=new');
    expect(form).toContain('Brought the most');
    expect(form).toContain('Cost per result');
    expect(form).toContain('https://adfjord.test/stop-emails/');
  }

  expect(email!.text).toMatch(/Visits: [\d,]+\n {2}Cost per result: NOK.[\d.,]+\n {2}Spend: NOK.[\d.,]+/);
  expect(email!.html.match(/align="right"/g)).toHaveLength(3);
  expect(
    email!.text.match(/^\* /gm)!.length,
    'the best campaign, and three things to do',
  ).toBeLessThanOrEqual(4);
  // Seven days, each with its cost and what it brought; the bars are a picture that comes with it.
  expect(email!.text.match(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun): NOK.[\d.,]+ · [\d,]+ visits?$/gm)).toHaveLength(
    7,
  );
  expect(email!.html).toContain('Bars: what each day cost, at most NOK');
  expect(email!.html).toContain('src="cid:');

  // The next hour, a second server, and one that was started again.
  await house.passTime(60);
  await strikeHour();
  const workspaceId = await owner.workspaceId();
  const monday = new Date(house.ctx.now()).toISOString().slice(0, 10);
  await Promise.all(
    [1, 2].map(() => writeWeekEmail.run(house.ctx, { workspaceId, monday }, AbortSignal.any([]))),
  );
  await house.runJobs();
  expect(await weekEmailsTo(owner)).toHaveLength(1);
  const [hers, ...more] = await weekEmailsTo(ola);
  expect(hers!.subject).toMatch(/^\[Kari Nordmann\] /);
  expect(hers!.text).toContain(`/meta-ads?period=7d&workspace=${workspaceId}`);
  expect(more).toEqual([]);
  expect(await weekEmailsTo(vera)).toEqual([]);
});

test('nobody is told where nothing was spent, where they said so, or of a week that was not read whole', async () => {
  const idle = await syncing.member();
  const silent = await syncing.member();
  const unread = await syncing.member();
  for (const each of [silent, unread]) await syncing.synced(each.ask);
  await silent.ask.people.update({ weekEmails: false });
  await passToMonday('09:00');
  await silent.signIn();
  await syncing.synced(silent.ask);
  await strikeHour();
  for (const each of [idle, silent, unread]) expect(await weekEmailsTo(each)).toEqual([]);

  await silent.ask.people.update({ weekEmails: true, language: 'nb' });
  await strikeHour();
  const [email] = await weekEmailsTo(silent);
  expect(email!.subject).toMatch(/^Uken din: /);
  expect(email!.text).toContain('Stopp disse e-postene: ');
});

test('a mail program stops them at one press, a person at a button, and whoever only looks stops nothing', async () => {
  const owner = await syncing.member();
  await syncing.synced(owner.ask);
  await passToMonday('09:00');
  await owner.signIn();
  await syncing.synced(owner.ask);
  await strikeHour();
  const [email] = await weekEmailsTo(owner);
  const url = /https:\/\/adfjord\.test(\/stop-emails\/\S+)/.exec(email!.text)![1]!;
  const stranger = house.visitor();

  const page = await stranger.fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<form method="post">');
  expect((await owner.ask.people.me()).weekEmails).toBe(true);

  expect((await stranger.fetch(`${url}x`, { method: 'POST' })).status).toBe(404);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  // A mail program in a browser, and a browser that the page has told to keep its address to itself.
  for (const headers of [
    { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ]) {
    await owner.ask.people.update({ weekEmails: true });
    const answer = await stranger.fetch(url, { method: 'POST', body, headers });
    expect(answer.status).toBe(200);
    expect((await owner.ask.people.me()).weekEmails).toBe(false);
  }
});

test('of a week in which nothing was spent nobody is told, and of one that ended paused they are', async () => {
  const owner = await syncing.member();
  const { campaigns } = await syncing.synced(owner.ask);
  for (const { facebookCampaignId, configuredStatus } of campaigns)
    if (configuredStatus === 'ACTIVE') {
      await owner.ask.liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' });
      await house.runJobs();
    }
  const told = [];
  for (let week = 0; week < 2; week += 1) {
    await passToMonday('09:00');
    await owner.signIn();
    await syncing.synced(owner.ask);
    await strikeHour();
    told.push((await weekEmailsTo(owner)).length);
  }
  expect(told).toEqual([1, 1]);
});
