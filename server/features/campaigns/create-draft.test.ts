import { quotas } from '#contract/people/quotas.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

test('a plan holds so many drafts; with one deleted there is room for another', async () => {
  const kari = await house.visitor().join();
  const { id, version } = await kari.ask.campaigns.create({ title: 'The first' });
  for (let place = 2; place <= quotas.free.drafts; place += 1)
    await kari.ask.campaigns.create({ title: `Draft ${place}` });

  await expect(kari.ask.campaigns.create({ title: 'One too many' })).rejects.toMatchObject({
    code: 'TOO_MANY_DRAFTS',
    data: { limit: quotas.free.drafts },
  });
  expect(await kari.ask.campaigns.listDrafts()).toHaveLength(quotas.free.drafts);
  // What is there can still be worked on, and begun again under its own id.
  await kari.ask.campaigns.update({ id, version, changes: { title: 'Still mine' } });
  await expect(kari.ask.campaigns.create({ id, title: 'Still the first' })).resolves.toMatchObject({ id });

  await kari.ask.campaigns.remove({ id });
  await expect(kari.ask.campaigns.create({ title: 'Now it fits' })).resolves.toBeDefined();
});
