import { openTestHouse } from '#tests/house.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { joinTeam } from '#tests/team.ts';
import type { Visitor } from '#tests/visitor.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { leadStages } from './tables.ts';

const house = await openTestHouse();
afterAll(() => house.close());

async function openLead({ hoursAgo = 1 } = {}): Promise<{ kari: Visitor; id: string }> {
  const kari = await house.visitor().join();
  await keepLeads(house, kari, [{ hoursAgo }]);
  const { leads } = await kari.ask.leads.inbox();
  return { kari, id: leads[0]!.lead.id };
}

const stagesOf = (leadId: string) =>
  house.ctx.db
    .select({ status: leadStages.status, at: leadStages.at, personId: leadStages.personId })
    .from(leadStages)
    .where(eq(leadStages.leadId, leadId))
    .orderBy(asc(leadStages.at));

const inAnHour = () => new Date(house.ctx.now() + 3_600_000).toISOString();

test('a lead is contacted, has a next step, and is won with its value; each status is kept with who set it', async () => {
  const { kari, id } = await openLead();
  const { leads, people } = kari.ask;
  const called = await leads.update({ id, status: 'contacted' });
  expect(called).toMatchObject({ status: 'contacted', contactedAt: expect.any(String) });
  const at = inAnHour();
  const planned = await leads.update({ id, nextStep: { text: ' Send the offer ', at } });
  expect(planned).toMatchObject({ status: 'contacted', nextStep: { text: 'Send the offer', at } });
  await house.passTime(5);
  const won = await leads.update({ id, won: { valueMinor: 1_250_000, currency: 'NOK' } });
  expect(won).toMatchObject({ status: 'won', won: { valueMinor: 1_250_000, currency: 'NOK' } });
  expect(won.contactedAt).toBe(called.contactedAt);
  expect(await leads.update({ id, nextStep: null, status: 'won' })).toMatchObject({ nextStep: null });
  expect(await stagesOf(id)).toMatchObject([{ status: 'contacted' }, { status: 'won' }]);
  const me = (await people.me()).id;
  expect((await stagesOf(id)).map(({ personId }) => personId)).toEqual([me, me]);
});

test('a value goes when the lead is not won after all, a reason when it is not lost, the contact when it is new again', async () => {
  const { kari, id } = await openLead();
  const { leads } = kari.ask;
  await leads.update({ id, won: { valueMinor: 100, currency: 'NOK' } });
  const lost = await leads.update({ id, lostReason: 'too-expensive' });
  expect(lost).toMatchObject({ status: 'lost', won: null, lostReason: 'too-expensive' });
  const anew = await leads.update({ id, status: 'new' });
  expect(anew).toMatchObject({ status: 'new', lostReason: null, contactedAt: null });
});

test('what is told later happened when it is said to have, but not in a future and not before the lead came', async () => {
  const { kari, id } = await openLead();
  const { leads } = kari.ask;
  const { lead } = await leads.get({ id });
  const doneAt = new Date(house.ctx.now() - 30 * 60_000).toISOString();
  expect(await leads.update({ id, status: 'contacted', doneAt })).toMatchObject({ contactedAt: doneAt });
  await leads.update({ id, status: 'new' });
  const early = await leads.update({ id, status: 'contacted', doneAt: '2001-01-01T00:00:00Z' });
  expect(early.contactedAt).toBe(lead.createdAt);
  await leads.update({ id, status: 'new' });
  const late = await leads.update({ id, status: 'contacted', doneAt: inAnHour() });
  expect(Date.parse(late.contactedAt!)).toBeLessThanOrEqual(house.ctx.now());
});

/** Two of a team, and leads for them to come to at the same moment: by chance one of them fits in between. */
async function openTwo() {
  const kari = await house.visitor().join();
  const per = await joinTeam(house, kari, { role: 'advertiser' });
  await per.ask.people.update({ name: 'Per Olsen' });
  await keepLeads(house, kari, Array<object>(8).fill({}));
  return { kari, per, ids: (await kari.ask.leads.inbox()).leads.map(({ lead }) => lead.id) };
}

test('of two people who take the same lead at once one gets it, and the other is told by whom', async () => {
  const { kari, per, ids } = await openTwo();
  for (const id of ids) {
    const answers = await Promise.allSettled(
      [kari, per].map(({ ask }) => ask.leads.update({ id, take: true })),
    );
    const [refused] = answers.filter(({ status }) => status === 'rejected');
    const { lead } = await kari.ask.leads.get({ id });
    expect(refused).toMatchObject({ reason: { code: 'LEAD_TAKEN', data: { by: lead.takenBy!.name } } });
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // Whoever has it may say so again, and anybody may give it free.
    const [first, other] = lead.takenBy!.name === 'Per Olsen' ? [per, kari] : [kari, per];
    expect((await first.ask.leads.update({ id, take: true })).takenBy).toEqual(lead.takenBy);
    expect((await other.ask.leads.update({ id, take: false })).takenBy).toBeNull();
  }
});

test('of two people who write a note at once each finds both, and of two who set a status one is told of the other', async () => {
  const { kari, per, ids } = await openTwo();
  for (const id of ids) {
    const write = ({ ask }: Visitor, note: string) => ask.leads.update({ id, note, was: { note: '' } });
    await Promise.all([write(kari, 'Old house'), write(per, 'Wants Tuesday')]);
    const { note } = (await kari.ask.leads.get({ id })).lead;
    expect(note.split('\n').toSorted()).toEqual(['Old house', 'Wants Tuesday']);
    const set = ({ ask }: Visitor, status: 'won' | 'lost') =>
      ask.leads.update({ id, status, was: { status: 'new' } });
    const answers = await Promise.allSettled([set(kari, 'won'), set(per, 'lost')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await stagesOf(id)).toHaveLength(1);
  }
});

test('a status that another has set since is told and stays, and the notes of both are kept', async () => {
  const { kari, id } = await openLead();
  const per = await joinTeam(house, kari, { role: 'advertiser' });
  await per.ask.people.update({ name: 'Per Olsen' });
  await kari.ask.leads.update({ id, note: 'Old house' });
  await per.ask.leads.update({ id, status: 'lost', note: 'Old house\nCalled, no answer' });

  const late = kari.ask.leads.update({ id, status: 'won', was: { status: 'new' } });
  await expect(late).rejects.toMatchObject({
    code: 'LEAD_CHANGED_MEANWHILE',
    data: { by: 'Per Olsen', status: 'lost' },
  });
  const note = { id, note: 'Old house\nWants Tuesday', was: { note: 'Old house' } };
  const merged = 'Old house\nCalled, no answer\nWants Tuesday';
  expect(await kari.ask.leads.update(note)).toMatchObject({ status: 'lost', note: merged });
  // The answer was lost on the way: sent again, nothing stands twice.
  expect(await kari.ask.leads.update(note)).toMatchObject({ note: merged });
  expect((await kari.ask.leads.inbox({ search: 'wants tuesday' })).leads).toHaveLength(1);
  // Both said the same: nothing to tell.
  await kari.ask.leads.update({ id, status: 'lost', was: { status: 'new' } });
  expect(await stagesOf(id)).toHaveLength(1);
});

test('who erases a lead erases its stages, and a neighbour changes nothing', async () => {
  const { kari, id } = await openLead();
  await kari.ask.leads.update({ id, status: 'contacted' });
  const neighbour = await house.visitor().join();
  await expect(neighbour.ask.leads.update({ id, take: true })).rejects.toMatchObject({
    code: 'LEAD_NOT_FOUND',
  });
  await kari.ask.leads.erase({ id });
  expect(await stagesOf(id)).toEqual([]);
});
