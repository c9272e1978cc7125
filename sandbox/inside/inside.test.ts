import { afterAll, expect, test } from 'vitest';

import { formIds } from '../meta/seed-ids.ts';
import { openPractice } from '../practice.ts';
import { plantTree } from '../practice-tree.ts';

const practice = await openPractice();
afterAll(() => practice.close());

const look = async () => (await practice.send('GET', '/')).text();
const press = (action: string, fields: Record<string, string> = {}) =>
  practice.send('POST', `/inside/${action}`, new URLSearchParams(fields));

test('an empty world says what will be here', async () => {
  expect(await look()).toContain('No campaigns yet.');
});

test('the tree of a campaign is shown, safely, with what is going on', async () => {
  const { campaign, creative } = await plantTree(practice);
  await practice.edit(campaign, { name: '<script>bad</script>' });
  const page = await look();
  expect(page).toContain('&lt;script&gt;bad');
  expect(page).toContain('campaign paused');
  expect(await (await practice.send('GET', `/meta/preview/${creative}`)).text()).toContain(
    'Warm all winter.',
  );
});

test('buttons move the clock, send people and ask for trouble', async () => {
  expect((await press('clock', { minutes: '60' })).status).toBe(303);
  expect((await press('leads', { formId: formIds.quote, count: '2' })).status).toBe(303);
  expect((await press('troubles', { service: 'meta', trouble: 'html', path: '', times: '1' })).status).toBe(
    303,
  );
  const page = await look();
  expect(page).toMatch(/Leads\s+2/);
  expect(page).toContain('Troubles waiting');
  await press('calm');
  expect(await look()).not.toContain('Troubles waiting');
});

test('what cannot be done is said on the page', async () => {
  const response = await press('leads', { formId: formIds.quote, count: 'many' });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('role="alert"');
});

test('a new world is one button away', async () => {
  await press('reset');
  expect(await look()).toContain('No campaigns yet.');
});
