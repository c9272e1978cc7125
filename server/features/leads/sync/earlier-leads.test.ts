import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { plumberPage, quoteForm, readForms } from '#tests/lead-campaigns.ts';
import { onThisMachine, openReceiver } from '#tests/receiver.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse(onThisMachine);
const crm = await openReceiver();
afterAll(async () => {
  await house.close();
  await crm.close();
});

test('leads from before we knew their form are here, told of once and together, and are no news', async () => {
  const kari = await house.visitor().join();
  await kari.connect();
  await house.subscribe(kari);
  await kari.ask.leads.setWebhook({ url: crm.url });
  // By day somebody would be reminded of the new one, by night not yet.
  await kari.ask.leads.setReminder({ minutes: null });
  const { leadIds } = await house.practice.answerForm(quoteForm, 5);
  await house.passTime(3 * 24 * 60);
  const page = await kari.ask.leads.watch();
  const form = { objective: 'leads', leadFormId: quoteForm, facebookPageId: plumberPage } as const;
  const { id: campaignId } = await prepareCampaign(kari, { title: 'Winter check', ...form });
  await kari.ask.publications.publish({ campaignId, launchImmediately: false });
  await house.runJobs();
  // The database's clock stands still while ours is moved on.
  const now = new Date(house.ctx.now()).toISOString();
  await house.ctx.db.execute(sql`update campaigns set updated_at = ${now} where id = ${campaignId}`);
  await readForms(house);
  const { facebookCampaignId } = await kari.ask.campaigns.get({ id: campaignId });
  if (!facebookCampaignId) throw new Error('The campaign was not published.');

  const { leads, matching } = await kari.ask.leads.list({ facebookCampaignId });
  expect(matching).toBe(5);
  expect(leads.map(({ facebookLeadId }) => facebookLeadId).toSorted()).toEqual(leadIds.toSorted());
  expect((await page.next()).value).toEqual({
    facebookCampaignId,
    title: 'Winter check',
    count: 5,
    name: null,
    isEarlier: true,
  });

  await house.practice.answerForm(quoteForm, 1);
  await kari.ask.leads.refresh({ leadFormId: quoteForm, pageId: plumberPage });
  expect((await page.next()).value).toMatchObject({ facebookCampaignId, count: 1, isEarlier: false });
  await page.return(undefined);

  // Everything is read again every day.
  await house.passTime(2 * 24 * 60);
  await readForms(house);
  expect(await house.retryJobs()).toEqual([]);
  await house.runJobs();
  const emails = await house.practice.emailsTo(kari.email);
  const subjects = emails.map(({ subject }) => subject).filter((subject) => /lead/i.test(subject));
  expect(subjects.toSorted()).toEqual(['5 earlier leads found', 'New lead: Winter check']);
  const told = emails.find(({ subject }) => subject === '5 earlier leads found');
  expect(told?.text).toContain('Winter check');
  for (const { answers } of leads)
    for (const value of answers.flatMap(({ values }) => values)) expect(told?.text).not.toContain(value);
  expect(crm.received).toHaveLength(1);
});
