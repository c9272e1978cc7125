import type { Page } from '@playwright/test';
import { expect, expectAccessible, type Product, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

const question = {
  Name: 'Kari Nordmann',
  Email: 'kari@fjord.example',
  Subject: 'A question about budgets',
  Message: 'What is the least I can spend a day?',
};

async function fillIn(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(answers)) await page.getByRole('textbox', { name }).fill(text);
}

/** How many emails to the operator hold this text. */
async function emailsWith(product: Product, text: string): Promise<number> {
  const { mailbox } = await sandboxOf(product).state();
  return mailbox.letters.filter((email: { text: string }) => email.text.includes(text)).length;
}

test('somebody finds an answer in the support center, and writes about the rest', async ({
  page,
  product,
  pageErrors,
}) => {
  await page.goto('/support');
  const form = page.getByRole('form', { name: 'Message to us' });

  await test.step('search the questions, which open one at a time', async () => {
    const price = page.getByText('What does Adfjord cost?');
    const trial = page.getByText('Is there a free trial?');
    await trial.click();
    await expect(page.getByText('14 days with all Basic features')).toBeVisible();
    await price.click();
    await expect(page.getByText('Basic is 970 kr a month')).toBeVisible();
    await expect(page.getByText('14 days with all Basic features')).toBeHidden();
    const search = page.getByRole('searchbox', { name: 'Search the questions' });
    const ways = page.getByRole('region', { name: 'How to reach us' });
    await expect(ways).toBeVisible();
    const topics = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(topics).toHaveText(['Pricing', 'Facebook', 'Ads', 'Account']);
    await search.fill('CREDIT CARD');
    await expect(topics).toHaveText(['Pricing']);
    await expect(ways).toBeHidden();
    await expect(trial).toBeVisible();
    await expect(price).toBeHidden();
    await search.fill('submarine');
    await expect(page.getByText('No FAQs found matching your search.')).toBeVisible();
    await search.fill('');
    await expect(price).toBeVisible();
    await expect(ways).toBeVisible();
    await expect(topics).toHaveCount(4);
    await expectAccessible(page);
  });

  await test.step('the first thing that does not fit is told', async () => {
    await fillIn(page, { ...question, Name: '   ' });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('status')).toContainText('Validation Error');
    await expect(form.getByRole('status')).toContainText('Name is required');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await fillIn(page, { Name: 'Kari', Email: 'kari@fjord' });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('status')).toContainText('Invalid email address');
    await fillIn(page, { Email: question.Email, Message: 'm'.repeat(2001) });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('status')).toContainText('Message must be less than 2000 characters');
    await expectAccessible(page);
  });

  await test.step('when it does not go through, it can be tried again', async () => {
    await fillIn(page, question);
    await page.route('**/send-contact-email', (route) => route.abort());
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('status')).toContainText('Failed to send message');
    await expect(form.getByRole('status')).toContainText('Please try again later or contact us directly.');
    await page.unroute('**/send-contact-email');
    expect(pageErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
    await form.getByRole('button', { name: 'Try Again' }).click();
    await expect(form.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
    await expect(form.getByRole('status')).toContainText('Message sent successfully!');
    await expect(form.getByRole('status')).toContainText('within 2 hours');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expectAccessible(page);
    await expect.poll(() => emailsWith(product, question.Message)).toBe(1);
  });
});

test('the contact page says whom to write to when it does not work', async ({ page, pageErrors }) => {
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Bryggen 1' })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/search\?query=Bryggen 1/,
  );
  const form = page.getByRole('form', { name: 'Message to us' });
  await fillIn(page, question);
  await page.route('**/send-contact-email', (route) => route.abort());
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('status')).toContainText(
    'Failed to send message. Please try again or contact us directly at hello@adfjord.example',
  );
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  await page.unroute('**/send-contact-email');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('status')).toContainText('within 24 hours');
});

test('without script, in Norwegian, the form works all the same', async ({ browser, product }) => {
  const page = await browser.newPage({ baseURL: product.url, javaScriptEnabled: false });
  await page.goto('/nb/contact');
  await page.getByLabel('Navn').fill('Ola');
  await page.getByLabel('E-post').fill('ola@fjord.example');
  await page.getByLabel('Emne').fill('Uten skript');
  await page.getByRole('textbox', { name: 'Melding' }).fill('Skrevet uten skript');
  await page.getByRole('button', { name: 'Send meldingen' }).click();
  await expect(page).toHaveURL('/nb/contact#message-sent');
  await expect(page.locator('#message-sent')).toBeVisible();
  await expect(page.locator('#message-not-sent')).toBeHidden();
  await expect.poll(() => emailsWith(product, 'Skrevet uten skript')).toBe(1);
  await page.close();
});
