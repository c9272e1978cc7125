import { openTestHouse } from '#tests/house.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { afterAll, expect, test } from 'vitest';
import { connectTo, letIn, within } from './assistant.ts';

const house = await openTestHouse();
afterAll(() => house.close());
const place = within(house);

test('an assistant that reads leads leaves one line an hour, and whoever looks at a page leaves none', async () => {
  const ola = await house.visitor().join();
  const reader = await letIn(place, ola, { name: 'Reader' });
  const { key } = await ola.makeKey({ name: 'Script', access: 'read' });
  const script = await connectTo(place, { bearer: key });
  await keepLeads(house, ola, [{ name: 'Per Ås' }, { name: 'Pia Ås' }]);
  const { leads } = await ola.ask.leads.inbox();
  await reader.call('list_drafts');
  await reader.call('get_lead', { id: crypto.randomUUID() });
  const readings = async () =>
    (await ola.ask.auditLog.list({})).lines.filter(({ deed }) => deed === 'leads-read');
  expect(await readings()).toEqual([]);

  await reader.call('find_leads', { search: 'Per' });
  for (const { lead } of leads) await reader.call('get_lead', { id: lead.id });
  const byReader = { actor: { kind: 'assistant', name: 'Kari Nordmann · Reader' }, subject: null, to: null };
  expect(await readings()).toMatchObject([byReader]);
  expect((await ola.ask.auditLog.listMine({})).lines).toMatchObject([byReader]);

  const byScript = { actor: { kind: 'assistant', name: 'Kari Nordmann · Script' } };
  await Promise.all([script.call('find_leads'), script.call('find_leads')]);
  expect(await readings()).toMatchObject([byScript, byReader]);
  await house.passTime(59);
  await script.call('find_leads');
  expect(await readings()).toHaveLength(2);
  await house.passTime(2);
  await script.call('find_leads');
  expect(await readings()).toMatchObject([byScript, byScript, byReader]);
  expect(await ola.ask.auditLog.verify()).toMatchObject({ brokenAt: null });
});
