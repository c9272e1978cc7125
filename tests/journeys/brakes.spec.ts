import { askAs } from './ask-as.ts';
import { publishLeadCampaign } from './collect-leads.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

test('what a brake has stopped is switched on once the brake is raised, and not before', async ({
  page,
  product,
}) => {
  test.slow();
  const sandbox = sandboxOf(product);
  // A lead that comes by chance would keep the brake from striking.
  await sandbox.turn({ form_answers: 'none' });
  await join(page, product, newcomer('Brita Brems'));
  await connectFacebook(page, product);
  const facebookCampaignId = (await publishLeadCampaign(page, product))!;
  const { ask } = await askAs(page, product.url);
  const sync = (type: 'auto' | 'manual') =>
    expect.poll(() => ask.liveCampaigns.sync({ type }).then(Boolean, () => false), { timeout: 0 }).toBe(true);
  const read = () => ask.liveCampaigns.get({ facebookCampaignId });
  await sync('auto');
  const isArmed = () =>
    read().then(
      ({ brakes }) => brakes !== null,
      () => false,
    );
  await expect.poll(isArmed, { timeout: 60_000 }).toBe(true);
  const end = async ({ id }: { id: string }) =>
    expect.poll(async () => (await ask.operations.get({ id })).status, { timeout: 60_000 }).toBe('done');
  await end(
    await ask.liveCampaigns.setBrakes({
      facebookCampaignId,
      spentWithoutResultMinor: 1_200,
      mostPerDayMinor: null,
    }),
  );
  await end(await ask.liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE' }));
  await sandbox.advance(10 * 60);
  await sync('manual');
  await expect
    .poll(async () => (await read()).campaign.delivery.reason.code, { timeout: 60_000 })
    .toBe('braked');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/meta-ads');
  const brief = /^Meta paused this: NOK.[\d.]+ spent without a lead\./;
  const next = page.getByRole('region', { name: 'Do next' });
  await expect(next.getByText(brief)).toBeVisible();
  expect(
    await next.evaluate(
      (card) =>
        [card, ...card.querySelectorAll('p')].filter(
          ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
        ).length,
    ),
    'what is cut off of what is to be done next',
  ).toBe(0);
  const row = page.getByRole('row').filter({ hasText: brief.source.slice(1, 17) });
  expect((await row.boundingBox())!.height, 'how high its row is').toBeLessThan(150);

  await page.goto(`/campaigns/meta/${facebookCampaignId}`);
  const toggle = page.getByRole('switch').first();
  await expect(
    page.getByText(/^Meta paused this at .+ because it had spent NOK.[\d.]+ without a lead\./),
  ).toBeVisible();
  await toggle.click();
  const dialog = page.getByRole('dialog', { name: 'Change safety stop' });
  await expect(dialog).toContainText(/because it had spent NOK.[\d.]+ without a lead\./);
  await expect(dialog).toContainText('before you switch the campaign on');
  const amount = dialog.getByLabel('Pause when it has spent this without a lead');
  await expect(amount).toBeFocused();
  await amount.fill('900');
  await dialog.getByRole('button', { name: 'Save safety stop' }).click();
  await expect(page.getByText('Safety stop saved')).toBeVisible({ timeout: 30_000 });
  await expect(dialog).toBeHidden();
  await expect(toggle).not.toBeChecked();
  await expect(page.getByText('NOK 900 without a result')).toBeVisible();
  await toggle.click();
  await expect(toggle).toBeChecked();
});
