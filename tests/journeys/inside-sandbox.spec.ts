import { expect, test } from '@playwright/test';
import { expectAccessible } from './product.ts';
import { clearGround, makeGround, startSandbox } from './run-product.ts';

const account = 'act_2100000000000001';

test('somebody looks inside the sandbox, sees what was asked, asks for trouble and begins anew', async ({
  page,
  request,
}) => {
  const ground = await makeGround();
  const sandbox = await startSandbox(ground);
  const at = (path: string) => `http://127.0.0.1:${ground.sandboxPort}${path}`;

  await page.goto(at('/'));
  await expect(page.getByText('No campaigns yet.')).toBeVisible();
  const tokens = await request.post(at('/_sandbox/tokens'), { data: { state: 'ok' } });
  const { accessToken } = (await tokens.json()) as { accessToken: string };
  await request.post(at(`/meta/v26.0/${account}/campaigns?access_token=${accessToken}`), {
    data: {
      name: 'Heat pumps',
      objective: 'OUTCOME_TRAFFIC',
      special_ad_categories: [],
      is_adset_budget_sharing_enabled: false,
      status: 'PAUSED',
    },
  });
  await expect(page.getByRole('link', { name: 'Heat pumps' }), 'the page renews itself').toBeVisible();

  const places = [
    '/',
    ...['requests', 'requests/1', 'people', 'trouble', 'world'].map((name) => `/inside/${name}`),
  ];
  for (const [colorScheme, width] of [
    ['dark', 1280],
    ['light', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const place of places) {
      await page.goto(at(place));
      await expectAccessible(page);
      expect(await page.evaluate(() => document.body.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    }
  }

  await page.goto(at('/'));
  await page.getByRole('link', { name: 'Heat pumps' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('status')).toHaveText('It was changed behind the app’s back.');
  await page.getByRole('link', { name: 'Trouble' }).click();
  await page.getByRole('button', { name: 'The answer to the next publish is lost' }).click();
  await expect(page.getByText('Meta: it is done, but the answer is lost')).toBeVisible();
  await page.getByRole('button', { name: 'Behave again' }).click();
  await expect(page.getByText('Everybody behaves.')).toBeVisible();
  await page.getByRole('link', { name: 'World' }).click();
  await page.getByLabel('Yes, forget everything').check();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText('No campaigns yet.')).toBeVisible();

  await sandbox.stop();
  await clearGround(ground);
});
