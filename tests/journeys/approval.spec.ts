import type { Page } from '@playwright/test';
import { prepareCampaign } from '../campaigns.ts';
import { askAs } from './ask-as.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

test('a client approves on a phone, without an account, and a change voids it', async ({
  browser,
  page,
  pageErrors,
  product,
}) => {
  await sandboxOf(product).reset();
  await join(page, product, newcomer('Nora Lunde'));
  await connectFacebook(page, product);
  const { ask, fetch } = await askAs(page, product.url);
  await ask.workspaces.setDemands({ approval: true });
  const { id } = await prepareCampaign({ ask, fetch }, { title: 'Winter check' });
  await page.goto(`/campaign/${id}?step=5`);
  const approval = page.getByRole('region', { name: 'Approval' });

  async function askOla(): Promise<string> {
    await approval.getByRole('button', { name: 'Ask for approval' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for approval' });
    await dialog.getByText('Link', { exact: true }).click();
    await dialog.getByLabel('Name').fill('Ola');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = (await dialog.locator('code').textContent())!;
    await dialog.getByRole('button', { name: 'Close' }).click();
    return link;
  }

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const asked = await phone.newPage();
  const isSilent = listFaults(asked);

  await test.step('who publishes too early is told who is asked', async () => {
    await expect(approval).toContainText('Your workspace publishes only what has been approved.');
    await page.getByRole('button', { name: 'Publish to Facebook' }).click();
    await expect(page.getByRole('alert')).toContainText('nobody has approved exactly this');
    expect(pageErrors.splice(0)).toEqual([
      expect.stringContaining('409 (Conflict) /rpc/publications/publish'),
    ]);
  });

  await test.step('the client says what should be another way', async () => {
    await asked.goto(await askOla());
    await expect(asked.getByRole('heading', { level: 1 })).toHaveText('Nora Lunde asks for your approval');
    await expect(asked.getByRole('region', { name: 'Ad 1' }).getByRole('figure')).toBeVisible();
    await expect(asked.getByText('Bergen and 25 km around')).toBeVisible();
    await expect(
      asked.getByText('No rule has anything against it.').or(asked.getByText('Answered yes')).first(),
    ).toBeVisible();
    await expectAccessible(asked);
    const onPicture = asked.getByRole('button', { name: 'Say something about: Picture' }).first();
    await onPicture.click();
    await expect(asked.getByLabel('Your words on: Ad 1, picture')).toBeFocused();
    // Pressed by a slip: nothing is to be said of it.
    await onPicture.click();
    await expect(asked.getByLabel('Your words on: Ad 1, picture')).toHaveCount(0);
    await asked.getByRole('button', { name: 'Say something about: Headline' }).first().click();
    await asked.getByLabel('Your words on: Ad 1, headline').fill('Say that it is free of charge');
    await asked.getByRole('button', { name: 'Ask for changes' }).click();
    const dialog = asked.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ask for changes' }).click();
    await expect(dialog.getByText('Say who you are.')).toBeVisible();
    await expectAccessible(asked);
    await dialog.getByLabel('Your name').fill('Ola Nordmann');
    await dialog.getByRole('button', { name: 'Ask for changes' }).click();
    await expect(asked.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await asked.reload();
    await expect(asked.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  });

  await test.step('the words are notes on the draft, and the same link is dead', async () => {
    await page.reload();
    await expect(approval).toContainText('Ola Nordmann asks for changes');
    const { comments } = await ask.comments.list({ subject: id });
    expect(comments).toMatchObject([{ by: 'Ola Nordmann', words: 'Say that it is free of charge' }]);
  });

  await test.step('the client approves, and a change voids that', async () => {
    await asked.goto(await askOla());
    await asked.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = asked.getByRole('dialog');
    await dialog.getByLabel('Your name').fill('Ola Nordmann');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(asked.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await page.reload();
    await expect(approval).toContainText(/Version [\da-f]{4} is approved as it is\./);
    await expectAccessible(page);

    const { version, dailyBudgetMinor } = await ask.campaigns.get({ id });
    const more = await ask.campaigns.update({ id, version, changes: { dailyBudgetMinor: 16_000 } });
    await page.reload();
    await expect(approval).toContainText('Approved by Ola Nordmann, but changed since');
    await page.goto('/drafts');
    await expect(page.getByText('Approval void')).toBeVisible();
    await ask.campaigns.update({ id, version: more.version, changes: { dailyBudgetMinor } });
  });

  await test.step('as it was approved it is published', async () => {
    await page.goto(`/campaign/${id}?step=5`);
    await expect(approval).toContainText('is approved as it is.');
    await page.getByRole('button', { name: 'Publish to Facebook' }).click();
    await expect
      .poll(async () => (await ask.campaigns.get({ id })).status, { timeout: 30_000 })
      .toBe('active');
  });
  isSilent();
  await phone.close();
});

function listFaults(page: Page): () => void {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return () => expect(faults).toEqual([]);
}
