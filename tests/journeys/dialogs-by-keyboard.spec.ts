import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { prepareCampaign } from '../campaigns.ts';
import { askAs } from './ask-as.ts';
import { expectRound, pressOn } from './by-keyboard.ts';
import { publishLeadCampaign, quoteForm, readOnce } from './collect-leads.ts';
import { connectFacebook } from './connect-facebook.ts';
import { everyDialog, type Ground } from './every-dialog.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, test, type Product } from './product.ts';
import { sandboxOf } from './sandbox.ts';

/** What draws one, and what they are all drawn with. */
const dialogTag = /<(Dialog|ConfirmDialog|SteeringDialog|dialog)\b/;

test('no dialog is left out of the list that is walked by keyboard', () => {
  const drawing = globSync('web/{features,routes}/**/*.tsx').filter((file) =>
    dialogTag.test(readFileSync(file, 'utf8')),
  );
  expect(drawing.map((file) => file.replace('web/features/', '')).toSorted()).toEqual(
    [...new Set(everyDialog.map(({ drawnIn }) => drawnIn))].toSorted(),
  );
});

test('every dialog is opened, filled in, sent and closed without a mouse', async ({ page, product }) => {
  test.setTimeout(600_000);
  const ground = await prepareGround(page, product);

  for (const { drawnIn, title, path, opener, open, first, send, asks } of everyDialog) {
    await test.step(`${drawnIn}: ${String(title)}`, async () => {
      const dialog = page.getByRole(asks ? 'alertdialog' : 'dialog', { name: title });
      const openIt = () => (open ? open(page) : pressOn(page, opener(page)));
      await page.goto(path(ground));

      await openIt();
      await expect(first(dialog), 'where the keyboard begins').toBeFocused();
      await expectRound(page, dialog);
      // The first Escape ends the tooltip of the control it came to.
      if ((await page.getByRole('tooltip').count()) > 0) await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener(page), 'what has the keyboard after Escape').toBeFocused();

      await openIt();
      await pressOn(page, dialog.getByRole('button', { name: asks ? /^(Cancel|Keep it)/ : 'Close' }).first());
      await expect(dialog).toBeHidden();
      await expect(opener(page), 'what has the keyboard after closing').toBeFocused();

      await openIt();
      await send(page, dialog);
      await expect(dialog).toBeHidden();
    });
  }
});

async function prepareGround(page: Page, product: Product): Promise<Ground> {
  await sandboxOf(product).reset();
  await join(page, product, newcomer('Kari Nordmann'));
  await connectFacebook(page);
  const leadsOf = await publishLeadCampaign(page, product);
  await readOnce(page, product, leadsOf);
  await sandboxOf(product).answerForm(quoteForm, 2);
  const visitor = await askAs(page, product.url);
  const { ask } = visitor;
  const running = await prepareCampaign(visitor, { title: 'Warm house' });
  await ask.publications.publish({ campaignId: running.id, launchImmediately: true });
  const written = await prepareCampaign(visitor, { title: 'Written by autumn' });
  const leads = await prepareCampaign(visitor, { title: 'Asked by spring', objective: 'leads' });
  const sales = await prepareCampaign(visitor, { title: 'Sold by spring', objective: 'sales' });
  await ask.leads.setWebhook({ url: 'http://localhost:9/leads' });
  await expect.poll(async () => (await ask.campaigns.get({ id: running.id })).status).toBe('active');
  const { facebookCampaignId } = await ask.campaigns.get({ id: running.id });
  return {
    running: { id: running.id, facebookCampaignId: facebookCampaignId ?? '' },
    leadsOf,
    drafts: { leads: leads.id, sales: sales.id, written: written.id },
  };
}
