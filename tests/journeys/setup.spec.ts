import { expect, test } from '@playwright/test';
import { findFaults } from '#tests/axe.ts';
import { join, newcomer } from './newcomer.ts';
import { clearGround, makeGround, startProduct } from './run-product.ts';

/** As its owner would copy it from Meta. */
const app = { id: '1000000000000001', secret: 'practice-app-secret' };

test('From the code in the terminal to an app of one’s own that is in use after a restart', async ({
  browser,
}) => {
  const ground = await makeGround();
  const url = `http://127.0.0.1:${ground.port}`;
  const sandboxUrl = `http://127.0.0.1:${ground.sandboxPort}`;
  const settings = { STARTS_AGAIN: 'yes', META_URL: `${sandboxUrl}/meta` };
  let running = await startProduct(ground, settings);
  const context = await browser.newContext({ baseURL: url, permissions: ['clipboard-write'] });
  const page = await context.newPage();
  try {
    const printed = /\/setup#([A-Z0-9-]+)/;
    await expect.poll(() => running.output()).toMatch(printed);
    const code = printed.exec(running.output())![1]!;
    const olga = newcomer('Olga Operator');

    await test.step('whoever knows the code becomes the operator', async () => {
      await page.goto(`/setup#${code}`);
      await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible();
      const effort = page.getByText('8 parts. Have your firm’s details');
      await expect(effort).toBeVisible();
      await page.getByRole('button', { name: 'Use Norsk' }).click();
      await expect(page.getByRole('link', { name: 'Opprett konto' })).toBeVisible();
      await page.getByRole('button', { name: 'Bruk English' }).click();
      await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible();
      await join(page, { url, sandboxUrl, output: () => running.output() }, olga);
      await page.goto(`/setup#${code}`);
      await expect(page.getByLabel('Code')).toHaveValue(code);
      await expect(effort).toBeVisible();
      await page.getByRole('button', { name: 'Become the operator' }).click();
      await expect(page.getByRole('link', { name: '4. Facebook Practice' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Operations' })).toBeVisible();
      expect(page.url()).toBe(`${url}/setup`);
      expect(await findFaults(page)).toEqual([]);
    });

    await test.step('an app is tried before it is saved, and saved with the password', async () => {
      await page.getByRole('link', { name: 'Facebook Practice' }).click();
      await expect(page.getByText(`${url}/facebook/callback`)).toBeVisible();
      // They lead to this machine only, until the address is set.
      await expect(page.getByRole('button', { name: /^Copy: / })).toHaveCount(0);
      await page.getByLabel('App ID').fill('1\0');
      await page.getByRole('button', { name: 'Try it' }).click();
      await expect(page.getByText('a character that cannot be kept')).toBeVisible();
      await page.getByLabel('App ID').fill(app.id);
      await page.getByLabel('App secret').fill('a-guess');
      await page.getByRole('button', { name: 'Try it' }).click();
      await expect(page.getByText('The secret does not belong to this app.')).toBeVisible();
      await page.getByLabel('App secret').fill(app.secret);
      await page.getByRole('button', { name: 'Try it' }).click();
      await expect(page.getByText('Facebook knows the app, and the secret belongs to it.')).toBeVisible();
      expect(await findFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByLabel('Your password').fill('not this');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByLabel('Your password').fill(olga.password);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Part 5 of 8')).toBeFocused();
    });

    await test.step('it is in use once the server has started again, and the page waits for that', async () => {
      await page.getByRole('link', { name: 'All parts' }).click();
      await expect(page.getByRole('link', { name: 'Facebook Waits for a restart' })).toBeVisible();
      await page.getByRole('button', { name: 'Restart now' }).click();
      // What starts the server knows it by this that it is to be started again.
      expect(await running.ended).toBe(75);
      running = await startProduct(ground, settings);
      await expect(page.getByRole('link', { name: 'Facebook Set up' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Restart now' })).toBeHidden();
      expect(running.output()).not.toContain('/setup#');
    });
  } finally {
    await context.close();
    await running.stop();
    await clearGround(ground);
  }
});
