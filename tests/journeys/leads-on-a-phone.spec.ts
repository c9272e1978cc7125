import type { Request } from '@playwright/test';
import { askAs } from './ask-as.ts';
import { publishLeadCampaign, quoteForm, readOnce } from './collect-leads.ts';
import { bringColleague } from './colleague.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { notice } from './notices.ts';
import { expect, expectAccessible, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

test('a plumber on a phone calls a lead, plans the next step, wins it without a line, and sees how quick he is', async ({
  page,
  product,
  pageErrors,
}) => {
  test.slow();
  await sandboxOf(product).reset();
  await join(page, product, newcomer('Kari Nordmann'));
  await connectFacebook(page, product);
  const liveId = await publishLeadCampaign(page, product);
  await readOnce(page, product, liveId);
  const { ask } = await askAs(page, product.url);
  const answered = async (count: number) => {
    await sandboxOf(product).answerForm(quoteForm, count);
    await expect.poll(async () => (await ask.leads.inbox({ status: 'new' })).leads.length).toBe(count);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await answered(1);
  const rows = page.getByRole('list', { name: 'Leads' }).getByRole('link');
  const choose = (name: string) =>
    page.getByRole('group', { name: /^Status: / }).getByRole('button', { name });
  const asked = new Set<Request>();
  page.on('request', (request) => {
    if (/\/rpc\/(?!.*\/watch)/.test(request.url())) asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  /** He loses the line while nothing is on its way. */
  async function loseLine(): Promise<void> {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    await expect.poll(() => [...asked].map((request) => request.url())).toEqual([]);
    await page.context().setOffline(true);
  }
  const first = async () => (await ask.leads.inbox()).leads.at(-1)!.lead;

  await test.step('he is asked in place whether he reached them, and says so', async () => {
    await page.goto('/leads');
    await rows.first().click();
    await expect(page.getByText(/^Waiting for /)).toBeVisible();
    // A browser on a desk has nobody to hand a number to.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
      }),
    );
    await page
      .locator('[data-foot-bar]')
      .getByRole('link', { name: /^Call / })
      .click();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(choose('Contacted')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Status: Contacted')).toBeVisible();
    await expect(page.getByText(/^Contacted after /)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a note and the next step are kept', async () => {
    await page.getByRole('textbox', { name: 'Note' }).fill('Old house, wants an offer');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Other time…' }).click();
    await page.getByLabel('What', { exact: true }).fill('Send the offer');
    await page.getByRole('button', { name: 'In an hour' }).click();
    await expect.poll(async () => (await first()).nextStep?.text).toBe('Send the offer');
    await page.getByRole('link', { name: 'Back to all leads' }).click();
    await expect(rows.first()).toContainText('Send the offer');
  });

  await test.step('in the cellar there is no line: he wins it there, and it is sent when he comes up', async () => {
    await rows.first().click();
    await expect(choose('Won')).toBeVisible();
    await loseLine();
    await choose('Won').click();
    await page.getByLabel('What it brought').fill('12 500');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^2 changes are kept here/)).toBeVisible();
    expect((await first()).status).toBe('contacted');
    await page.context().setOffline(false);
    await expect.poll(async () => (await first()).won?.valueMinor).toBe(12_500_00);
    await expect(page.getByText(/kept here/)).toHaveCount(0);
  });

  await test.step('a colleague takes the next one first, and he is told by name', async () => {
    await answered(1);
    const per = await bringColleague(page, product, 'Per Olsen', 'advertiser');
    await page.goto('/leads?status=new');
    await rows.first().click();
    await expect(page.getByText('Nobody is on this yet')).toBeVisible();
    await loseLine();
    await page.getByRole('button', { name: 'I’ll take this one' }).click();
    const id = new URL(page.url()).searchParams.get('lead')!;
    const theirs = await askAs(per, product.url);
    await theirs.ask.workspaces.switchTo({ id: (await ask.workspaces.current()).id });
    await theirs.ask.leads.update({ id, take: true });
    await page.context().setOffline(false);
    await expect(notice(page, /^Per Olsen has taken /)).toBeVisible();
    await expect(page.getByText('Per Olsen sees to it')).toBeVisible();
    await per.context().close();
  });

  await test.step('from five on the inbox says how quick he is', async () => {
    await sandboxOf(product).answerForm(quoteForm, 4);
    await expect.poll(async () => (await ask.leads.inbox({ status: 'new' })).leads.length).toBe(5);
    for (const { lead } of (await ask.leads.inbox({ status: 'new' })).leads)
      await ask.leads.update({ id: lead.id, status: 'contacted' });
    await page.goto('/leads');
    await expect(
      page.getByText(/^You contact half of them within \d+ minutes? \(6 in 30 days\)/),
    ).toBeVisible();
  });
  // Without a line nothing is asked for in vain; whoever comes second is refused.
  expect(pageErrors.splice(0).filter((error) => !error.includes('409'))).toEqual([]);
});
