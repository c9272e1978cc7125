import { leadLimits } from '#contract/leads/lead.ts';
import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { onThisMachine, openReceiver } from '#tests/receiver.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import type { Visitor } from '#tests/visitor.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { tidyLeads } from './tidy-leads.ts';

const house = await openTestHouse(onThisMachine);
const { db } = house.ctx;
const crm = await openReceiver();
afterAll(async () => {
  await house.close();
  await crm.close();
});

async function rowsOf<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  // Both engines answer an object with rows.
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** Every table of ours and of the queue in which a row says one of these words. */
async function tablesThatSay(words: string[]): Promise<string[]> {
  await house.ctx.callNotes.flush();
  const tables = await rowsOf<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
  const telling: string[] = [];
  for (const { schema, name } of tables) {
    const texts = await rowsOf<{ text: string }>(
      sql`select t::text as text from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
    );
    if (texts.some(({ text }) => words.some((word) => text.includes(word)))) telling.push(name);
  }
  return telling.toSorted();
}

/** A campaign with a lead that is listed, noted, downloaded, delivered and told of by email, and an email not yet sent. */
async function openCopies(name: string) {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await visitor.ask.leads.setWebhook({ url: crm.url });
  await keepLeads(house, visitor, [{ name, facebookCampaignId }]);
  const { leads } = await visitor.ask.leads.list({ facebookCampaignId, search: name });
  const { id } = leads[0]!;
  await visitor.ask.leads.update({ id, note: `Rang ${name} tirsdag` });
  await house.runJobs();
  await house.passTime(3);
  expect(await house.retryJobs()).toEqual([]);
  const file = await visitor.fetch(`/exports/leads/${facebookCampaignId}.csv`);
  expect(await file.text()).toContain(name);
  expect((await visitor.ask.leads.listDeliveries({}))[0]).toMatchObject({ status: 'delivered', leadId: id });
  return { visitor, facebookCampaignId, id };
}

async function erase(visitor: Visitor, id: string): Promise<void> {
  expect(await visitor.ask.leads.erase({ id })).toEqual({ erased: 1 });
}

test('who is erased stands in no table, no email that waits or was sent, no delivery and no note of a call', async () => {
  const { visitor, id } = await openCopies('Bjørg Tveitå');
  expect(await tablesThatSay(['Bjørg Tveitå'])).toEqual(expect.arrayContaining(['leads']));
  await erase(visitor, id);
  expect(await tablesThatSay(['Bjørg Tveitå', 'bjørg tveitå', 'ola@example.test', '91234567'])).toEqual([]);
  expect((await visitor.ask.leads.listDeliveries({}))[0]).toMatchObject({ leadId: null });
});

test('what another system answered of somebody goes with them', async () => {
  const kari = await house.visitor().join();
  const { id } = await kari.ask.leads.addTarget({ kind: 'hubspot', name: 'HubSpot', secret: 'pat-x' });
  const trouble = { kind: 'error', status: 400, code: 0, message: 'Einar Loftsgård is no valid name.' };
  await house.practice.call('POST', 'troubles', { service: 'systems', path: 'upsert', times: 1, trouble });
  await keepLeads(house, kari, [{ name: 'Einar Loftsgård' }]);
  await house.runJobs();
  expect(await tablesThatSay(['Einar Loftsgård'])).toContain('lead_deliveries');
  const { leads } = await kari.ask.leads.inbox({});
  await erase(kari, leads[0]!.lead.id);
  expect(await tablesThatSay(['Einar Loftsgård', 'einar loftsgård'])).toEqual([]);
  expect(await kari.ask.leads.listTargetDeliveries({ id })).toMatchObject([
    { status: 'given-up', nextTryAt: null, lastProblem: { code: 'lead-delivery-erased' } },
  ]);
});

test('who is too old to be kept is gone from everywhere as well', async () => {
  await openCopies('Gudrun Mjølfjell');
  await house.passTime(25 * 31 * 24 * 60);
  await db.transaction((tx) => house.ctx.queue.add(tx, tidyLeads, {}, { key: 'clock' }));
  await house.runJobs();
  const telling = await tablesThatSay(['Gudrun Mjølfjell', 'gudrun mjølfjell']);
  // Emails that were sent are forgotten by the database's clock, which stands still here.
  expect(telling.filter((table) => !table.startsWith('job'))).toEqual([]);
  const [emails] = await rowsOf<{ days: number }>(
    sql`select deletion_seconds / 86400 as days from jobs.queue where name = 'send-letter'`,
  );
  expect(emails!.days).toBeLessThan(28 * leadLimits.retentionMonths.least);
});

test('when Facebook asks for a deletion, nobody who answered a form is left, and a neighbour keeps theirs', async () => {
  const { visitor } = await openCopies('Sigrid Langhølen');
  const ola = await house.visitor().join();
  await keepLeads(house, ola, [{ name: 'Torvald Brekke' }]);
  const { facebookUserId } = (await visitor.ask.connections.get())!;
  await house.practice.callback('delete-data', facebookUserId);
  expect(await visitor.ask.connections.get()).toBeNull();
  expect(await tablesThatSay(['Sigrid Langhølen', 'sigrid langhølen'])).toEqual([]);
  expect(await tablesThatSay(['Torvald Brekke'])).toEqual(expect.arrayContaining(['leads']));
  expect(await visitor.ask.leads.listDeliveries({})).toEqual([]);
  for (const { total } of await visitor.ask.leads.summaries()) expect(total).toBe(0);
});
