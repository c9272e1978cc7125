import type { Locator, Page } from '@playwright/test';
import { prepareCampaign } from '../campaigns.ts';
import { publishAndWait } from '#tests/publishing/follow-publication.ts';
import { askAs } from './ask-as.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { notice } from './notices.ts';
import { expect, expectAccessible, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

const beer = 'Kom innom og ta en øl mens du venter.';
const free = 'Gratis vask ved kjøp av ny kjele hos oss.';

test('a change of what runs is held against the law while it is typed', async ({
  page,
  product,
  pageErrors,
}) => {
  await sandboxOf(product).reset();
  await join(page, product, newcomer('Kari Nordmann'));
  await connectFacebook(page, product);
  const visitor = await askAs(page, product.url);
  const { id } = await prepareCampaign(visitor, { language: 'Norwegian' });
  await publishAndWait(visitor.ask, id, { launchImmediately: true });
  await page.goto('/meta-ads?sync=true');
  const dialog = page.getByRole('dialog');
  const one = (words: string) => dialog.getByRole('listitem').filter({ hasText: words });
  const text = dialog.getByLabel(/^Primary text/);

  await test.step('words: nothing is asked before something is typed; what is forbidden stands below its field', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openFromMenu(page, 'Edit Ad Copy');
    await text.fill(beer);
    await expect(one('øl').getByRole('link', { name: /^Alkoholloven/ })).toBeVisible();
    expect(asked.filter((url) => url.includes('/rpc/compliance/check'))).toHaveLength(1);
    await expectAccessible(page);
  });

  await test.step('words: sent all the same, everything stays, and what is open is under the fingers', async () => {
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog.getByRole('alert')).toContainText('First change or answer this: “øl”.');
    await expect(one('øl')).toBeFocused();
    await expect(text).toHaveValue(beer);
  });

  await test.step('words: lawful ones are offered, and put in their place', async () => {
    await one('øl').getByRole('button', { name: 'Suggest a lawful wording' }).click();
    await expect(dialog.getByRole('button', { name: 'Use it' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use it' }).click();
    await expect(text).toHaveValue('Kom innom og ta en kaffe mens du venter.');
    await expect(one('øl')).toBeHidden();
  });

  await test.step('words: what is asked is answered there, and then they are sent', async () => {
    await text.fill(free);
    await one('Gratis').getByRole('button', { name: 'Yes, it is so' }).click();
    await dialog.getByLabel('Note for later').fill('Nothing else to pay.');
    await dialog.getByRole('button', { name: 'Save answer' }).click();
    await expect(one('Gratis')).toContainText('Kari Nordmann answered yes');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(notice(page, 'Ad copy updated')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('a new ad: of a picture from the web it is asked what is in it, once it is here', async () => {
    await openFromMenu(page, 'Create New Ad');
    await text.fill('Seks tørre kjellere denne uken.');
    await dialog.getByLabel(/^Headline/).fill('Tørre kjellere');
    await dialog.getByRole('radio', { name: 'From the web' }).click();
    await dialog.getByLabel('Address of the picture').fill('https://bergenror.example/bilder/bad.jpg');
    await dialog.getByRole('button', { name: 'Create Ad' }).click();
    await expect(dialog.getByRole('alert')).toContainText('what is in the picture');
    await expect(one('What is in this picture?')).toBeFocused();
    await expect(dialog.getByText('bad.jpg', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Nothing of the kind' }).press('Enter');
    await expect(dialog.getByText('Answered')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create Ad' }).click();
    await expect(notice(page, 'Ad added')).toBeVisible();
  });
  expect(pageErrors.splice(0).filter((error) => !error.includes('409'))).toEqual([]);
});

test('a lead form is held against the law while it is made', async ({ page, product, pageErrors }) => {
  await sandboxOf(product).reset();
  await join(page, product, newcomer('Ola Berg'));
  await connectFacebook(page, product);
  const visitor = await askAs(page, product.url);
  const { id } = await prepareCampaign(visitor, { objective: 'leads', leadFormId: null });
  await page.goto(`/campaign/${id}?step=4`);
  await page.getByRole('button', { name: 'Create a lead form' }).first().click();
  const dialog = page.getByRole('dialog');
  const asked = dialog
    .getByRole('listitem')
    .filter({ hasText: 'fødselsnummeret', has: page.getByRole('link') });
  await dialog.getByRole('button', { name: 'Add your own question' }).click();
  await dialog.getByRole('textbox', { name: 'Your own question 1' }).fill('Hva er fødselsnummeret ditt?');
  await expect(asked.getByRole('button', { name: 'Yes, it is so' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(/^Link to your privacy policy/).fill('bergenror.example/personvern');
  await dialog.getByRole('button', { name: 'Create a lead form' }).click();
  await expect(dialog.getByRole('alert')).toContainText('“fødselsnummeret”');
  await expect(asked).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Your own question 1' }).fill('Når passer det å ringe?');
  await expect(asked).toBeHidden();
  await dialog.getByRole('button', { name: 'Create a lead form' }).click();
  await expect(notice(page, 'Lead form created')).toBeVisible();
  expect(pageErrors.splice(0).filter((error) => !error.includes('409'))).toEqual([]);
});

/** By keyboard, as a notice may lie over the menu. */
async function openFromMenu(page: Page, entry: string): Promise<void> {
  const actions: Locator = page.getByRole('button', { name: 'Actions for Winter check' });
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: entry })).toBeVisible();
}
