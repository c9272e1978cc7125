import type { Page } from '@playwright/test';
import { share } from '#tests/proof/diagonal.ts';
import { answerLaw } from './answer-law.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

const make = 'Make the draft and write six ads';

const devices = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

for (const [device, viewport] of share(devices, () => 'one of them'))
  test(`from the address of a website to a published campaign in three decisions, on ${device}`, async ({
    page,
    product,
    takePicture,
  }) => {
    await sandboxOf(product).reset();
    await page.setViewportSize(viewport);
    await join(page, product, newcomer('Kari Nordmann'));
    await connectFacebook(page, product);

    await test.step('one field on the empty dashboard, and the website is read at once', async () => {
      await page.getByLabel('Your website', { exact: true }).fill('bergenror.example');
      await page.getByRole('button', { name: 'Fill it in for me' }).click();
      await expect(page.getByRole('region', { name: 'Reading bergenror.example' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Pages' }).getByText('Front page')).toBeVisible();
    });

    const decisions = await test.step('three decisions', async () => {
      const panel = page.getByRole('region', { name: 'Here is what we found' });
      await expect(panel).toBeVisible({ timeout: 60_000 });
      await expect(panel.getByRole('radio', { name: 'Service på varmepumpe' })).toBeChecked();
      await expect(panel.getByRole('button', { name: /^Picture 1, / })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expectAccessible(page);
      await takePicture(page, `website-found-${viewport.width}`);
      const clicks = await countClicks(page);
      await panel.getByRole('radio', { name: 'Service på varmepumpe' }).check();
      await panel.getByRole('button', { name: /150$/ }).click();
      await panel.getByRole('button', { name: /^Picture 2, / }).click();
      // Who takes their time has a draft by now, with an address of its own.
      if (device === 'a phone') await expect(page.getByText(/^Saved/)).toBeVisible();
      await page.getByRole('button', { name: make }).click();
      await expect(page.getByRole('heading', { name: 'Generated Facebook Ad Previews (6)' })).toBeVisible({
        timeout: 60_000,
      });
      // The last one says that it is decided.
      return (await clicks()) - 1;
    });
    expect(decisions).toBeLessThanOrEqual(3);

    await test.step('each field says where it is from', async () => {
      await goToStep(page, 'Business');
      await expect(page.getByLabel('Business name')).toHaveValue(/^Bergen Rør & Varme/);
      await expect(page.getByRole('link', { name: /^from your website: “Bergen Rør/ })).toHaveAttribute(
        'href',
        /^https:\/\/bergenror\.example\//,
      );
      await goToStep(page, 'Offer');
      await expect(page.getByLabel('Before price')).toHaveValue(/^2.?490$/);
      await expect(page.getByLabel('Campaign price')).toHaveValue(/^1.?990$/);
      await goToStep(page, 'Audience');
      await expect(page.getByRole('slider', { name: 'Radius around Bergen' })).toHaveValue('25');
      await expectAccessible(page);
    });

    await test.step('what people answer is chosen, and the campaign is published', async () => {
      await goToStep(page, 'Lead form');
      await page.getByRole('radio').first().check();
      await goToStep(page, 'Review');
      await page.getByRole('switch', { name: 'Publish ad 1' }).click();
      await answerLaw(page);
      await page.getByRole('button', { name: 'Publish my ads' }).click();
      await page.waitForURL('**/meta-ads', { timeout: 60_000 });
      const { meta } = await sandboxOf(product).state();
      expect(meta.campaigns.map(({ name, status }) => [name, status])).toEqual([
        ['Service på varmepumpe, Bergen', 'ACTIVE'],
      ]);
    });
  });

test('a website that tells the writer what to do is read as what it is', async ({ page, product }) => {
  await join(page, product, newcomer('Per Hansen'));
  await connectFacebook(page, product);
  await page.goto('/campaign/new');
  await page.getByLabel('Your website', { exact: true }).fill('toppdeals.example');
  await page.getByLabel('Your website', { exact: true }).press('Enter');
  const panel = page.getByRole('region', { name: 'Here is what we found' });
  await expect(panel).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: make }).click();
  await expect(page.getByRole('heading', { name: 'Generated Facebook Ad Previews (6)' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('main')).toContainText('hodetelefoner');
  await expect(page.getByRole('main')).not.toContainText(
    /ignore|instruks|best i verden|best in the world|1 kr\b/i,
  );
  await goToStep(page, 'Offer');
  await expect(page.getByLabel('Campaign price')).toHaveValue(/^1.?499$/);
  await goToStep(page, 'Audience');
  await expect(page.getByLabel('Daily budget')).toHaveValue('');
});

test('a firm is known by its number, its website is stopped half way, and the rest is filled in by hand', async ({
  page,
  product,
}) => {
  await join(page, product, newcomer('Anne Berg'));
  await page.goto('/campaign/new');
  await page.getByLabel('Your website', { exact: true }).fill('Bergen Rør');
  await page.getByRole('button', { name: 'Fill it in for me' }).click();
  await sandboxOf(product).latency(1500);
  await page.getByRole('button', { name: /^Bergen Rør & Varme AS/i }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  const byHand = page.getByRole('button', { name: 'Fill in the fields, and I go on myself' });
  // Nothing may have been found until then.
  await expect(byHand.or(page.getByLabel('Industry'))).toBeVisible();
  await sandboxOf(product).latency(0);
  if (await byHand.isVisible()) await byHand.click();
  await expect(page.getByLabel('Business name')).toHaveValue(/bergen rør & varme/i);
  await expect(page.getByLabel('Industry')).toHaveValue('Plumbing and heating');
  await page.getByLabel('Campaign title').fill('Winter check');
  await page.getByLabel('Business name').fill('Rørleggerne');
  await page.getByRole('radio', { name: /^Lead generation/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Product or service')).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await goToStep(page, 'Business');
  await expect(page.getByLabel('Business name')).toHaveValue('Rørleggerne');
  await expect(page.getByText(/from the register of firms/)).toHaveCount(1);
});

/** Counts from now on how often somebody presses something. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let clicks = 0;
    addEventListener('click', ({ detail, isTrusted }) => {
      // What a label passes on is one press.
      if (isTrusted && detail > 0) clicks += 1;
      document.body.dataset['clicks'] = String(clicks);
    });
  });
  return () => page.evaluate(() => Number(document.body.dataset['clicks'] ?? 0));
}

/** By the names of the steps, which stand behind a button on a phone. */
async function goToStep(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: /^Step \d of \d/ });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click();
}
