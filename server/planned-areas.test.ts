import { openTestHouse } from '#tests/house.ts';
import { expect, test } from 'vitest';

test.each([
  ['none', {}, []],
  ['none', { PLANNED_AREAS: 'hidden' }, []],
  ['all', { PLANNED_AREAS: 'shown' }, ['google-ads', 'ai-seo']],
])('%s of the planned areas are shown where the operator says %o', async (_which, settings, areas) => {
  const house = await openTestHouse(settings);
  const kari = await house.visitor().join();
  expect(await kari.ask.plannedAreas.list()).toEqual(areas);
  await expect(house.visitor().ask.plannedAreas.list()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  await house.close();
});
