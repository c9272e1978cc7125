import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { askAs } from './ask-as.ts';
import { publishLeadCampaign, quoteForm, readOnce } from './collect-leads.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test, type Product } from './product.ts';
import { notice } from './notices.ts';
import { sandboxOf } from './sandbox.ts';

test('people answer a form: they are announced, found, dealt with, downloaded and erased', async ({
  page,
  product,
  pageErrors,
  takePicture,
}) => {
  test.slow();
  await sandboxOf(product).reset();
  await join(page, product, newcomer('Kari Nordmann'));
  await connectFacebook(page, product);
  const liveId = await publishLeadCampaign(page, product);
  await readOnce(page, product, liveId);
  const rows = page.getByRole('region', { name: 'Leads' }).getByRole('row');

  await test.step('nobody has answered yet: the page says what will be here, and there is nothing to export', async () => {
    await page.goto(`/campaigns/${liveId}/leads`);
    await expect(page.getByRole('heading', { level: 1, name: 'Winter check' })).toBeVisible();
    await expect(page.getByText(liveId)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No leads yet' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await expectAccessible(page);
  });

  await test.step('elsewhere in the app, a new lead is announced by name, and leads there', async () => {
    // Who comes before the page listens is not announced by name.
    const listening = page.waitForResponse(/\/rpc\/leads\/watch/);
    await page.goto('/dashboard');
    await listening;
    await answer(product, 1);
    const news = notice(page, /^New lead: /);
    await expect(news).toBeVisible();
    await expect(news).toContainText('Winter check');
    await news.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(`/campaigns/${liveId}/leads`);
    await expect(rows).toHaveCount(2);
  });

  await test.step('the open page shows those who come while it is looked at, and that Meta has no more', async () => {
    await answer(product, 3);
    await expect(rows).toHaveCount(5);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(notice(page, 'Leads refreshed')).toBeVisible();
    await expect(page.getByText('Meta has 4 leads from this form, and all of them are here.')).toBeVisible();
    await expect(page.getByText('4 not dealt with yet')).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, 'leads');
  });

  const first = rows.nth(1);
  const status = first.getByRole('combobox');
  const note = first.getByRole('textbox');

  await test.step('at 1280 pixels nothing has to be moved to see the note and the status', async () => {
    for (const control of [note, status]) await expect(control).toBeInViewport({ ratio: 1 });
    const [written, chosen] = await Promise.all([note.boundingBox(), status.boundingBox()]);
    expect(written!.x + written!.width).toBeLessThanOrEqual(chosen!.x);
  });

  await test.step('status and note are kept at once; what fails is taken back, with the reason and a second chance', async () => {
    await status.selectOption('Contacted');
    await note.fill('Rang Kåre; møte tirsdag');
    await note.press('Enter');
    await expect(page.getByText('3 not dealt with yet')).toBeVisible();
    await page.reload();
    await expect(status).toHaveValue('contacted');
    await expect(note).toHaveValue('Rang Kåre; møte tirsdag');

    const ours = { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'Our mistake' };
    const fail = { status: 500, json: { json: ours } };
    await page.route('**/rpc/leads/update', (route) => route.fulfill(fail), { times: 1 });
    await status.selectOption('Won');
    const failure = notice(page, /^The status of .+ was not changed/);
    await expect(status).toHaveValue('contacted');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(status).toHaveValue('won');
    await expect.poll(async () => (await leadsOf(page, product, liveId))[0]?.status).toBe('won');
  });

  await test.step('search and status are in the address, and survive a reload', async () => {
    await page.getByRole('searchbox').fill('kåre');
    await expect(rows).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Lost');
    await expect(page.getByRole('heading', { name: 'No lead matches' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Won');
    await expect(page).toHaveURL(/q=k%C3%A5re&status=won/);
    await page.reload();
    await expect(rows).toHaveCount(2);
    await expect(page.getByText('1 of 4 leads')).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('All statuses');
    await expect(rows).toHaveCount(5);
  });

  await test.step('the file holds all of them, in letters a spreadsheet reads', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await coming;
    await expect(notice(page, 'Export successful')).toContainText('4 leads downloaded.');
    expect(download.suggestedFilename()).toMatch(/^Winter_check_leads_\d{4}-\d\d-\d\d\.csv$/);
    const file = await readFile(await download.path(), 'utf8');
    expect(file.startsWith('\uFEFFLead ID,')).toBe(true);
    expect(file.trimEnd().split('\r\n')).toHaveLength(5);
    expect(file).toContain('Rang Kåre; møte tirsdag');
  });

  await test.step('one lead: everything they said, ways to reach them, and a way to be forgotten', async () => {
    await first.getByRole('button', { name: /^Open lead / }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('link', { name: /^Email / })).toHaveAttribute('href', /^mailto:.+@/);
    await expect(panel.getByLabel('Note')).toHaveValue('Rang Kåre; møte tirsdag');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Erase this person' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Meta keeps its own copy until it is 90 days old.');
    await expectAccessible(page);
    await expect(question.getByRole('list', { name: '1 lead will be erased' })).toContainText(' · ');
    await question.getByRole('button', { name: 'Erase 1 lead' }).click();
    await expect(notice(page, 'Person erased')).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(rows).toHaveCount(4);
    await expect(page.getByText('1 of those at Meta you have erased here.')).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(notice(page, 'Leads refreshed')).toContainText('Nothing new');
    await expect(rows).toHaveCount(4);
  });

  await test.step('letters about this campaign are switched off', async () => {
    const emails = page.getByRole('switch', { name: 'Notify me of new leads' });
    await emails.press('Space');
    await expect(emails).not.toBeChecked();
    await page.reload();
    await expect(emails).not.toBeChecked();
  });

  await test.step('on a narrow screen and in the light, leads are cards to tap', async () => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.getByRole('button', { name: 'Switch to light colours' }).click();
    const cards = page.getByRole('list', { name: 'Leads' }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    await expect(cards.first().getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page);
  });

  await test.step('a campaign of nobody, or one without a form, says so in words', async () => {
    await page.goto('/campaigns/999/leads');
    await expect(page.getByText("Campaign not found or you don't have access to it.")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    expect(pageErrors.splice(0).filter((error) => !/404|500/.test(error))).toEqual([]);
  });
});

test('leads are kept as long as one says, and delivered to a system of one’s own', async ({
  page,
  product,
  pageErrors,
}) => {
  await join(page, product, newcomer('Siri Nordmann'));
  await page.goto('/profile#leads');
  const settings = page.getByRole('region', { name: 'Rules for leads' });

  await test.step('a shorter time is asked about first', async () => {
    const months = settings.getByLabel('Keep leads for');
    await expect(months).toHaveValue('24');
    await months.selectOption('12 months');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(months).toHaveValue('24');
    await months.selectOption('6 months');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase older leads' }).click();
    await expect(notice(page, 'Leads are kept for 6 months')).toBeVisible();
    await page.reload();
    await expect(months).toHaveValue('6');
  });

  const dialog = page.getByRole('dialog');
  await test.step('an address nobody may be reached at is refused with the reason', async () => {
    await settings.getByRole('button', { name: 'Add a system' }).click();
    await dialog.getByLabel('Address of your system').fill('https://192.168.0.1/leads');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(notice(page, 'Nothing was changed')).toContainText(
      'Leads cannot be delivered to this address.',
    );
    expect(pageErrors.splice(0).filter((error) => !error.includes('422'))).toEqual([]);
  });

  await test.step('the secret is shown once; a test that does not arrive says why and is in the list', async () => {
    // Nobody listens there.
    await dialog.getByLabel('Address of your system').fill('http://localhost:9/leads');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(settings.getByText(/^whsec_[\w+/]{44}$/)).toBeVisible();
    await settings.getByRole('button', { name: 'Send a test' }).click();
    await expect(notice(page, 'The test did not arrive')).toBeVisible();
    const deliveries = settings.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
    await expect(deliveries).toHaveCount(1);
    await expect(deliveries).toContainText('Not delivered');
    await expectAccessible(page);
    await page.reload();
    await expect(settings.getByText(/^Signed with the secret that ends in /)).toBeVisible();
    await expect(settings.getByText(/^whsec_/)).toHaveCount(0);
  });

  await test.step('the guide says how to build the receiver, and deliveries end', async () => {
    await settings.getByRole('button', { name: 'Receiver’s guide' }).click();
    await expect(page.getByRole('dialog')).toContainText("from 'standardwebhooks'");
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await settings.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(settings.getByText('Leads go nowhere else yet.')).toBeVisible();
  });
});

async function leadsOf(page: Page, product: Product, facebookCampaignId: string) {
  const { ask } = await askAs(page, product.url);
  return (await ask.leads.list({ facebookCampaignId })).leads;
}

function answer(product: Product, count: number): Promise<{ leadIds: string[] }> {
  return sandboxOf(product).answerForm(quoteForm, count);
}
