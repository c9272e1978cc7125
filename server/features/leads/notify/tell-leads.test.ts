import { removeMember } from '#server/features/workspaces/member-queries.ts';
import { openTestHouse } from '#tests/house.ts';
import { openPushService } from '#tests/push-phone.ts';
import { onThisMachine } from '#tests/receiver.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { joinTeam } from '#tests/team.ts';
import type { Visitor } from '#tests/visitor.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { pushLeads, writeLeadEmails } from './tell-leads.ts';

const house = await openTestHouse(onThisMachine);
const service = await openPushService(house);
afterAll(async () => {
  await service.close();
  await house.close();
});

const [bath, roof] = ['120210000000000001', '120210000000000002'];

/** What is to be told by then is told. */
async function pass(minutes: number) {
  await house.passTime(minutes);
  for (let round = 0; round < 3; round += 1) expect(await house.retryJobs()).toEqual([]);
}

async function subjectsTo(visitor: Visitor) {
  const emails = await house.practice.emailsTo(visitor.email);
  return emails.map(({ subject }) => subject).filter((subject) => /lead/i.test(subject));
}

/** The clock there says so for the next three hours. */
function quietNow(minutes = 180) {
  const clock = (at: number) => new Date(at).toISOString().slice(11, 16);
  const now = house.ctx.now();
  return { from: clock(now - 60_000), until: clock(now + minutes * 60_000), timeZone: 'UTC' };
}

test('a lead is pushed to each who may see it, with whom to call and where it came from', async () => {
  const kari = await house.visitor().join();
  const [ola, viewer] = [
    await joinTeam(house, kari, { role: 'advertiser' }),
    await joinTeam(house, kari, { role: 'viewer' }),
  ];
  const [hers, his, theirs] = await Promise.all([kari, ola, viewer].map(service.openPhone));
  await ola.ask.people.update({ language: 'nb' });
  await keepLeads(house, kari, [{ name: 'Åse Bø', facebookCampaignId: bath! }]);
  await pass(1);
  const [message, ...others] = await hers!.told();
  expect(others).toEqual([]);
  expect(message).toMatchObject({ title: 'Åse Bø', call: 'Call', see: 'See answers' });
  const lead = (await kari.ask.leads.inbox({})).leads[0]!;
  expect(message?.callUrl).toContain(`lead=${lead.lead.id}&call=1`);
  expect(message?.body).toContain(lead.title);
  // No more of them than who it is: the rest is read where the leads are.
  expect(JSON.stringify(message)).not.toMatch(/ola@example|91234567|varmtvann/);
  expect(await his!.told()).toMatchObject([{ call: 'Ring' }]);
  expect(await theirs!.told()).toEqual([]);
});

test('each chooses the ways and the campaigns, and who is removed hears nothing any more', async () => {
  const kari = await house.visitor().join();
  const ola = await joinTeam(house, kari, { role: 'advertiser' });
  const phone = await service.openPhone(ola);
  await ola.ask.leads.setAlerts({ byEmail: false });
  await keepLeads(house, kari, [{ facebookCampaignId: bath! }, { facebookCampaignId: roof! }]);
  await ola.ask.leads.setLeadEmails({ facebookCampaignId: roof!, on: false });
  await pass(3);
  expect(await phone.told()).toHaveLength(1);
  expect(await subjectsTo(ola)).toEqual([]);
  expect(await subjectsTo(kari)).toHaveLength(2);
  expect(await ola.ask.leads.getAlerts()).toMatchObject({ byEmail: false, mutedCampaigns: [roof] });
  expect(await kari.ask.leads.getAlerts()).toMatchObject({ byEmail: true, mutedCampaigns: [] });

  await keepLeads(house, kari, [{ facebookCampaignId: bath! }]);
  await removeMember(house.ctx.db, await kari.workspaceId(), (await ola.ask.people.me()).id);
  await pass(3);
  expect(await phone.told()).toHaveLength(1);
});

test('whoever may not see leads any more is not told what was written to them before', async () => {
  const kari = await house.visitor().join();
  const [ola, per, ida] = [
    await joinTeam(house, kari, { role: 'advertiser' }),
    await joinTeam(house, kari, { role: 'advertiser' }),
    await joinTeam(house, kari, { role: 'advertiser' }),
  ];
  const phones = await Promise.all([ola, per, ida].map(service.openPhone));
  const idOf = async (visitor: Visitor) => (await visitor.ask.people.me()).id;
  await keepLeads(house, kari, [{}]);
  await house.passTime(3);
  await house.ctx.db.execute(
    sql`update jobs.job set start_after = now() where name in (${writeLeadEmails.name}, ${pushLeads.name})`,
  );
  for (const job of [writeLeadEmails, pushLeads])
    await house.ctx.queue.workOnce(job.name, (errand) => job.attempt(house.ctx, errand));
  // What is to go out by now lies in the queue.
  await kari.ask.members.remove({ personId: await idOf(ola) });
  await kari.ask.members.update({ personId: await idOf(per), role: 'viewer', ceiling: null });
  expect(await house.runJobs()).toEqual([]);
  expect((await Promise.all(phones.map(({ told }) => told()))).map(({ length }) => length)).toEqual([
    0, 0, 1,
  ]);
  expect((await Promise.all([ola, per, ida].map(subjectsTo))).map(({ length }) => length)).toEqual([0, 0, 1]);
});

test('what comes in quiet hours is told at their end, all of it in one', async () => {
  const kari = await house.visitor().join();
  const phone = await service.openPhone(kari);
  await kari.ask.leads.setReminder({ minutes: null });
  await kari.ask.leads.setAlerts({ quiet: quietNow() });
  await keepLeads(house, kari, [{}, {}]);
  await pass(60);
  await keepLeads(house, kari, [{}, {}]);
  await pass(30);
  expect(await phone.told()).toEqual([]);
  expect(await subjectsTo(kari)).toEqual([]);
  await pass(100);
  expect(await phone.told()).toMatchObject([{ title: '4 new leads' }]);
  expect(await subjectsTo(kari)).toEqual([expect.stringContaining('4 new leads')]);
});

test('of earlier leads nobody is told in their quiet hours either', async () => {
  const kari = await house.visitor().join();
  await kari.ask.leads.setAlerts({ quiet: quietNow() });
  await keepLeads(house, kari, [{}]);
  const workspaceId = await kari.workspaceId();
  await house.ctx.db.execute(
    sql`update read_forms set earlier_leads = 7, earlier_found_at = now() where workspace_id = ${workspaceId}`,
  );
  await house.passTime(3);
  await house.retryJobs();
  expect(await subjectsTo(kari)).toEqual([]);
  await house.retryJobs();
  expect(await subjectsTo(kari)).toEqual(['7 earlier leads found']);
});

test('who waits is recalled once, unless somebody has come to them', async () => {
  const kari = await house.visitor().join();
  const phone = await service.openPhone(kari);
  // By whichever clock: by night nobody is reminded.
  await kari.ask.leads.setAlerts({ quiet: { from: '00:00', until: '00:00', timeZone: 'UTC' } });
  await kari.ask.leads.setReminder({ minutes: 20 });
  await keepLeads(house, kari, [{ name: 'Ida Vik' }, { name: 'Per Bø' }, { name: 'Test', isTest: true }]);
  await pass(3);
  const { leads } = await kari.ask.leads.inbox({});
  await kari.ask.leads.update({
    id: leads.find(({ lead }) => lead.answers[0]?.values[0] === 'Per Bø')!.lead.id,
    status: 'contacted',
  });
  const before = (await phone.told()).length;
  await pass(22);
  await pass(22);
  const since = (await phone.told()).slice(before);
  expect(since).toMatchObject([{ title: 'Ida Vik', body: expect.stringContaining('Nobody has called yet') }]);
  const subjects = await subjectsTo(kari);
  expect(subjects.filter((subject) => subject === 'Nobody has called this lead yet')).toHaveLength(1);
});

test('many campaigns at once are one email and one push', async () => {
  const kari = await house.visitor().join();
  const phone = await service.openPhone(kari);
  await keepLeads(
    house,
    kari,
    Array.from({ length: 60 }, (_, index) => ({
      facebookCampaignId: `12021000000000${1000 + (index % 20)}`,
    })),
  );
  await pass(3);
  expect(await phone.told()).toMatchObject([{ title: '60 new leads' }]);
  expect(await subjectsTo(kari)).toEqual(['60 new leads']);
});
