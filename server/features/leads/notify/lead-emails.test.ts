import { liveAds } from '#server/features/live-campaigns/tables.ts';
import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { openSyncing } from '#tests/syncing.ts';
import type { Visitor } from '#tests/visitor.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

/** Emails about leads, oldest first, once their time has come. */
async function emailsTo(visitor: Visitor) {
  await house.passTime(3);
  expect(await house.retryJobs()).toEqual([]);
  await house.runJobs();
  const emails = await house.practice.emailsTo(visitor.email);
  return emails.filter(({ subject }) => /lead/i.test(subject));
}

test('one email tells of all the leads of a campaign that came within a short time', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house, { title: 'Vinterservice på Bø' });
  await keepLeads(house, visitor, [{ name: 'Åse Bø', facebookCampaignId }]);
  await house.passTime(1);
  await keepLeads(house, visitor, [
    { name: '<b>Per</b>\n\u202EHansen', facebookCampaignId },
    { name: 'Kim Li', facebookCampaignId },
  ]);
  await house.runJobs();
  const [email, ...others] = await emailsTo(visitor);
  expect(others).toEqual([]);
  expect(email?.subject).toBe('3 new leads: Vinterservice på Bø');
  for (const form of [email!.text, email!.html]) {
    for (const said of ['Åse Bø', 'Kim Li', 'ola@example.test', '+4791234567', 'Vinterservice på Bø'])
      expect(form).toContain(said);
    expect(form).toContain(`https://adfjord.test/campaigns/${facebookCampaignId}/leads`);
    expect(form).toContain('job: Bytte varmtvannsbereder');
    for (const said of ['Call +4791234567', 'Email ola@example.test']) expect(form).toContain(said);
  }
  for (const way of ['tel:+4791234567', 'mailto:ola@example.test'])
    expect(email?.html).toContain(`href="${way}"`);
  // Short enough to stand beside each other.
  for (const said of ['+4791234567', 'ola@example.test']) expect(email?.html).toContain(`>${said}</a`);
  const pictures = [...email!.html.matchAll(/<img[^>]+src="([^"]+)"/g)].map(([, src]) => src);
  expect(pictures).toEqual(['https://adfjord.test/icon-180.png']);
  expect(email?.html).toContain('&lt;b&gt;Per&lt;/b&gt; Hansen');
  expect(await emailsTo(visitor)).toHaveLength(1);

  await keepLeads(house, visitor, [{ name: 'Ida Vik', facebookCampaignId }]);
  const [, second] = await emailsTo(visitor);
  expect(second?.subject).toBe('New lead: Vinterservice på Bø');
  expect(second?.text).not.toContain('Kim Li');
});

test('emails are written in the reader’s language, and say who is a test', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await visitor.ask.people.update({ language: 'nb' });
  await keepLeads(house, visitor, [{ isTest: true }]);
  const [test] = await emailsTo(visitor);
  expect(test?.subject).toBe('Testlead: Winter check');
  expect(test?.text).toContain('Ingen venter på svar.');
  expect(test?.text).toContain(`/campaigns/${facebookCampaignId}/leads`);

  await keepLeads(house, visitor, [{ isTest: true }, { name: 'Kim Li', facebookCampaignId }]);
  const [, mixed] = await emailsTo(visitor);
  expect(mixed?.subject).toBe('Nytt lead: Winter check');
  expect(mixed?.html).toContain('<html lang="nb">');
  expect(mixed?.text).toContain('Testlead');
});

test('each campaign has its own emails, and they can be switched off', async () => {
  const { visitor, facebookCampaignId: first } = await openLeadCampaign(house, { title: 'Tak' });
  const { facebookCampaignId: second } = await openLeadCampaign(house, { visitor, title: 'Bad' });
  const set = (facebookCampaignId: string, on: boolean) =>
    visitor.ask.leads.setLeadEmails({ facebookCampaignId, on });
  expect(await visitor.ask.leads.list({ facebookCampaignId: first })).toMatchObject({ emailsOn: true });
  expect(await set(first, false)).toEqual({ emailsOn: false });
  expect(await set(first, false)).toEqual({ emailsOn: false });
  expect(await visitor.ask.leads.list({ facebookCampaignId: first })).toMatchObject({ emailsOn: false });
  const both = [{ facebookCampaignId: first }, { facebookCampaignId: second }];
  await keepLeads(house, visitor, both);
  expect((await emailsTo(visitor)).map(({ subject }) => subject)).toEqual(['New lead: Bad']);

  expect(await set(first, true)).toEqual({ emailsOn: true });
  await keepLeads(house, visitor, both);
  const subjects = (await emailsTo(visitor)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(['New lead: Bad', 'New lead: Bad', 'New lead: Tak']);

  const ola = await house.visitor().join();
  await expect(ola.ask.leads.setLeadEmails({ facebookCampaignId: first, on: false })).rejects.toMatchObject({
    code: 'LEAD_CAMPAIGN_NOT_FOUND',
  });
});

test('an email names ten and counts the rest, and whoever was erased meanwhile is not in it', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await keepLeads(
    house,
    visitor,
    Array.from({ length: 25 }, (_, index) => ({ name: `Person ${index}`, facebookCampaignId })),
  );
  const [email] = await emailsTo(visitor);
  expect(email?.subject).toBe('25 new leads: Winter check');
  expect(email?.text.match(/Person \d+/g)).toHaveLength(10);
  expect(email?.text).toContain('these are the newest 10');

  await keepLeads(house, visitor, [{ name: 'Erased', facebookCampaignId }]);
  const { leads } = await visitor.ask.leads.list({ facebookCampaignId, search: 'Erased' });
  await visitor.ask.leads.erase({ id: leads[0]!.id });
  expect(await emailsTo(visitor)).toHaveLength(1);
  // Ours are done and lie there for a while; everybody here has the same address.
  const { rows } = (await house.ctx.db.execute(
    sql`select data::text as text from jobs.job where name = 'send-letter' and data::text like ${`%${visitor.email}%`}`,
  )) as unknown as { rows: { text: string }[] };
  expect(rows.filter(({ text }) => /Person|Erased/.test(text))).toEqual([]);
});

test('the picture of the ad comes within the email, and where it is gone the email comes without', async () => {
  const syncing = openSyncing(house);
  const visitor = await syncing.member();
  await house.subscribe(visitor);
  const { facebookCampaignId } = await openLeadCampaign(house, { visitor, title: 'Pictured' });
  await syncing.synced(visitor.ask);
  await keepLeads(house, visitor, [{ facebookCampaignId }]);
  const [email] = await emailsTo(visitor);
  expect(email?.html).toContain('src="cid:campaign@adfjord"');
  expect(email?.attachments).toMatchObject([{ type: 'image/jpeg', name: 'campaign.jpg' }]);

  await house.ctx.db.update(liveAds).set({ imageUrl: 'http://127.0.0.1:1/gone.jpg' });
  await keepLeads(house, visitor, [{ facebookCampaignId }]);
  const [, second] = await emailsTo(visitor);
  expect(second?.html).toContain('+4791234567');
  expect(second?.html).not.toContain('cid:');
  expect(second?.attachments).toBeUndefined();
});
