import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSetupCode } from '#server/operator/setup-code.ts';
import { openDevice } from '#tests/authenticator.ts';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages({ name: 'localhost' });
});
afterAll(() => pages.close());

test('an operator without a password is told how to show who they are, and saves with a passkey', async () => {
  const olga = await pages.visitor().join();
  await olga.ask.operator.claim({ code: (await readSetupCode(pages.ctx))! });
  const { id } = await olga.ask.people.me();
  await pages.ctx.db.execute(sql`delete from credentials where user_id = ${id}`);
  const { page, faults, close } = await pages.openWindow(olga);
  await openDevice(page);
  await page.goto(`${pages.url}/profile#security`);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('What is the device called?').fill('Work laptop');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await look(passkeys.getByRole('listitem')).toContainText('Work laptop');

  await page.goto(`${pages.url}/setup?part=operator`);
  await page.getByLabel('Name of the firm').fill('Olga Drift AS');
  await page.getByRole('button', { name: 'Save' }).click();
  await look(page.getByText('You sign in without a password here.')).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await look(page.getByText('Part 3 of 8')).toBeFocused();
  await page.goto(`${pages.url}/setup?part=operator`);
  await look(page.getByLabel('Name of the firm')).toHaveValue('Olga Drift AS');
  expect(faults).toEqual([]);
  await close();
});
