import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';
import { notice } from './notices.ts';

test('a person lets a program in with a key, and shuts it out again', async ({
  page,
  product,
  pageErrors,
}) => {
  const kari = newcomer('Kari Nordmann');
  await join(page, product, kari);
  await page.goto('/profile#api-keys');
  const card = page.getByRole('region', { name: 'API keys' });
  await expect(card.getByText('No program has access.')).toBeVisible();

  await card.getByRole('button', { name: 'New key' }).click();
  const dialog = page.getByRole('dialog', { name: 'New key' });
  await dialog.getByRole('button', { name: 'Make key' }).click();
  await expect(dialog.getByText('Please give the key a name, so that you know it again.')).toBeVisible();
  await dialog.getByLabel('What is it for?').fill('Bookkeeping');
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill('a wrong guess');
  await dialog.getByRole('button', { name: 'Make key' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await expect.poll(() => pageErrors.splice(0)).toEqual([expect.stringContaining('403')]);
  await dialog.getByLabel('Your password').fill(kari.password);
  await dialog.getByRole('button', { name: 'Make key' }).click();

  const key = (await card.getByText(/^adf_\w{46}$/).textContent())!;
  await expect(card.getByText('never used')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'I have saved it' }).click();
  await expect(card.getByText(key)).toBeHidden();

  const call = () =>
    fetch(`${product.url}/api/workspaces/current`, { headers: { authorization: `Bearer ${key}` } });
  expect((await call()).status).toBe(200);
  await page.reload();
  await expect(card.getByText('last used now')).toBeVisible();

  await card.getByRole('button', { name: 'Revoke Bookkeeping' }).click();
  await page
    .getByRole('alertdialog', { name: 'Revoke “Bookkeeping”?' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await expect(notice(page, 'Key revoked')).toBeVisible();
  await expect(card.getByText('No program has access.')).toBeVisible();
  expect((await call()).status).toBe(401);
});

test('the API can be read without asking anybody else for anything', async ({ page, product }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== product.url && protocol.startsWith('http')) foreign.push(request.url());
  });
  await page.goto('/api');
  // Swagger UI takes its time to read so many operations, on a busy machine over a minute: the journey's limit ends what hangs.
  await page.getByRole('link', { name: 'publications', exact: true }).click({ timeout: 0 });
  await expect(page.getByText('Publish a campaign to Facebook and Instagram')).toBeVisible();
  expect(foreign).toEqual([]);
});
