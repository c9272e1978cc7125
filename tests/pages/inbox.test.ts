import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
let owner: Awaited<ReturnType<typeof openLeadCampaign>>;
beforeAll(async () => {
  pages = await openPages();
  owner = await openLeadCampaign(pages);
  for (const name of ['Ola Hansen', 'Åse Bø', 'Kari Nordmann']) {
    await keepLeads(pages, owner.visitor, [{ name, facebookCampaignId: owner.facebookCampaignId }]);
    await pages.passTime(1);
  }
});
afterAll(() => pages.close());

async function openInbox(viewport: { width: number; height: number }, path = '/leads') {
  const { page, faults, close } = await pages.openWindow(owner.visitor);
  onTestFinished(close);
  await page.setViewportSize(viewport);
  await page.goto(`${pages.url}${path}`);
  const rows = page.getByRole('list', { name: 'Leads' }).getByRole('link');
  return { page, faults, rows, person: page.getByRole('region', { name: 'The lead you opened' }) };
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test('on a desk arrows move through everybody, the person follows beside them, and Enter goes to them', async () => {
  const { page, rows, person } = await openInbox(desk);
  await look(person.getByRole('heading', { level: 2 })).toHaveText('Kari Nordmann');
  await look(person.getByRole('link').nth(1)).toHaveText('Call +47 91 23 45 67');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await look(rows.nth(1)).toBeFocused();
  await look(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await look(person.getByRole('heading', { level: 2 })).toHaveText('Åse Bø');
  const address = page.url();
  expect(address).toMatch(/\/leads\?lead=[\da-f-]{36}$/);
  await page.keyboard.press('End');
  await look(person.getByRole('heading', { level: 2 })).toHaveText('Ola Hansen');
  await page.keyboard.press('Enter');
  await look(person.getByRole('heading', { level: 2 })).toBeFocused();
  await page.goto(address);
  await look(person.getByRole('heading', { level: 2 })).toHaveText('Åse Bø');
});

test('the list says who, what, since when and how far; what becomes of somebody shows in both places', async () => {
  const { page, rows, person } = await openInbox(desk);
  const row = rows.filter({ hasText: 'Ola Hansen' });
  await look(row).toContainText('Bytte varmtvannsbereder');
  await look(row.locator('time')).toBeVisible();
  await look(row).toContainText('New');
  expect(await row.textContent()).not.toMatch(/\d{12}/);
  await row.click();
  await look(person.getByRole('group', { name: 'Status: New' })).toBeVisible();
  await person.getByRole('button', { name: 'Contacted' }).click();
  await look(person.getByRole('group', { name: 'Status: Contacted' })).toBeVisible();
  await look(row).toContainText('Contacted');
  await page.getByRole('combobox', { name: 'Status', exact: true }).first().selectOption('New');
  await look(rows.filter({ hasText: 'Ola Hansen' })).toHaveCount(0);
  await look(person.getByRole('heading', { level: 2 })).toHaveText('Ola Hansen');
  // Of these, Meta has none: that it has 0 would say nothing.
  await look(page.getByText(/^Last updated [^·]+$/)).toBeVisible();
  await look(page.getByText(/^Meta counts [\d,]+$/)).toHaveCount(0);
});

test('single letters say what became of somebody while the keyboard is in the list, and are letters in a note', async () => {
  const { page, rows, person } = await openInbox(desk);
  const row = rows.filter({ hasText: 'Åse Bø' });
  await look(page.getByText('Keys: C call, R contacted, W won, L lost, N note')).toBeVisible();
  await row.click();
  await look(person.getByRole('heading', { level: 2 })).toHaveText('Åse Bø');
  await row.focus();
  await page.keyboard.press('l');
  await look(row).toContainText('Lost');
  await person.getByLabel('Why').selectOption('Too expensive');
  await row.focus();
  await page.keyboard.press('n');
  await look(person.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await page.keyboard.type('wl');
  await page.keyboard.press('Enter');
  await look(row).toContainText('Lost');
  await expect
    .poll(async () => (await owner.visitor.ask.leads.inbox({ search: 'wl' })).leads[0]?.lead.lostReason)
    .toBe('too-expensive');
});

test('what else the same person has sent stands with them, and leads there', async () => {
  const { rows, person } = await openInbox(desk);
  await rows.filter({ hasText: 'Kari Nordmann' }).click();
  await person.getByText('Also 2 other leads from this person').click();
  await person.getByRole('link', { name: /^Ola Hansen · / }).click();
  await look(person.getByRole('heading', { level: 2 })).toHaveText('Ola Hansen');
});

test('on a phone a person takes the place of the list, to call is under the thumb, and the way back ends where one was', async () => {
  const { page, rows } = await openInbox(phone);
  await rows.filter({ hasText: 'Åse Bø' }).click();
  await look(page.getByRole('heading', { level: 1 })).toHaveText('Åse Bø');
  const call = page.getByRole('link', { name: 'Call +47 91 23 45 67', exact: true }).last();
  await look(call).toBeInViewport({ ratio: 1 });
  const box = (await call.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(48);
  expect(box.width).toBeGreaterThan(200);
  expect(box.y).toBeGreaterThan(phone.height / 2);
  await page.getByRole('link', { name: 'Back to all leads' }).click();
  await look(rows.filter({ hasText: 'Åse Bø' })).toBeFocused();
});

test('on a phone one goes on to whoever stands next in the list, and the way back ends with them', async () => {
  const { page, rows } = await openInbox(phone);
  await rows.first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await look(heading).not.toHaveText('Leads');
  const first = await heading.textContent();
  await look(page.getByRole('button', { name: 'Previous lead' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next lead' }).click();
  await look(heading).not.toHaveText(first!);
  await page.getByRole('button', { name: 'Previous lead' }).click();
  await look(heading).toHaveText(first!);
  await page.getByRole('button', { name: 'Next lead' }).click();
  await page.getByRole('link', { name: 'Back to all leads' }).click();
  await look(rows.nth(1)).toBeFocused();
});

test('somebody who is not there, or a neighbour’s, is said to be missing beside the list', async () => {
  const { page, rows, faults } = await openInbox(desk, '/leads?lead=00000000-0000-4000-8000-000000000000');
  await look(rows.first()).toBeVisible();
  await look(page.getByRole('alert')).toContainText('Couldn’t show the leads');
  expect(faults.splice(0).every((fault) => fault.includes('404'))).toBe(true);
});

test('what could not be read anew is said once, above those who stand there, until it is read', async () => {
  const { page, rows, person } = await openInbox(desk);
  await look(rows.first()).toBeVisible();
  const reads = /\/rpc\/leads\/(inbox|get|summaries)/;
  await page.route(reads, (route) => route.abort());
  await person.getByRole('textbox', { name: 'Note' }).fill('Wants Tuesday');
  await page.keyboard.press('Enter');
  const told = 'Couldn’t refresh the leads';
  await look(page.getByRole('alert').filter({ hasText: told })).toHaveCount(1);
  await look(person.getByText(told)).toHaveCount(0);
  await look(page.getByText('Couldn’t show the leads')).toHaveCount(0);
  await look(rows.first()).toBeVisible();
  await page.unroute(reads);
  await page.getByRole('button', { name: 'Try again' }).click();
  await look(page.getByText(told)).toHaveCount(0);
});
