import { answerLaw } from '../journeys/answer-law.ts';
import type { Page } from '@playwright/test';
import { askAs } from '../journeys/ask-as.ts';
import { publishLeadCampaign, quoteForm, readOnce } from '../journeys/collect-leads.ts';
import { linkInEmail, newcomer } from '../journeys/newcomer.ts';
import { expect, test, type Product } from '../journeys/product.ts';
import { sandboxOf } from '../journeys/sandbox.ts';
import { takeVanPicture } from '../journeys/van-picture.ts';
import { accented as says } from '../../scripts/accented.mjs';
import { knownWords, textsOn, untouchedIn } from './untouched.ts';

const kari = newcomer('Kari Nordmann');
/** What Kari types, and what the world says in words of its own. */
const typed = [
  'Vintersjekk',
  'Bergen Rør',
  'Varmesjekk',
  'En rørlegger ser over varmen før frosten kommer.',
  'Fast pris',
  'Ferdig på en dag',
  'Ti år i Bergen',
  'bergenror.example/vinter',
  'bergenror.example',
  // Where a pixel of the ad account saw visits.
  'example.com',
  'bil.jpg',
  kari.name,
  'Kari',
  'KN',
  'Europe/Oslo',
];
const metaSays = { refusal: 'Beløpet er altfor lite.', change: 'Kampanjen blir gjennomgått.' };
/** Names, which are the same in every language. */
const names = [
  'Adfjord',
  'Facebook',
  'Instagram',
  'Meta',
  'Basic',
  'Pro',
  'Enterprise',
  'Alt',
  'Bergen',
  'Vestland',
  'English',
  'ChatGPT',
  'Claude',
  'claude mcp add --transport http adfjord',
];

test('whoever reads a third language meets not one text that is not of it', async ({
  page,
  product,
  pageErrors,
}) => {
  test.setTimeout(900_000);
  const world = sandboxOf(product);
  await world.reset();
  let known = knownWords(...typed, ...names, ...Object.values(metaSays));
  /** Goes on all the same, so that one walk finds everything. */
  function mustBeTouched(texts: string[], place: string): void {
    expect
      .soft(
        texts.flatMap((text) => untouchedIn(text, known) ?? []),
        place,
      )
      .toEqual([]);
  }
  async function look(): Promise<void> {
    mustBeTouched(await textsOn(page), new URL(page.url()).pathname);
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const label = (name: string) => page.getByLabel(says(name));

  await test.step('sign up', async () => {
    await page.goto('/nb');
    await look();
    await page.locator('a[href="/auth?mode=signup"]').first().click();
    await label('Full name').fill(kari.name);
    await label('Email').fill(kari.email);
    await page.getByLabel(new RegExp(`^${says('Password')}`)).fill('kort');
    await button(says('Create Account')).first().click();
    await look();
    await page.getByLabel(new RegExp(`^${says('Password')}`)).fill(kari.password);
    await button(says('Create Account')).first().click();
    await expect(page.getByRole('heading', { name: says('Confirm your address') })).toBeVisible();
    await look();
    await page.goto(await linkInEmail(product, kari.email, /\/api\/auth\/verify-email\S+/));
    await expect(page.getByText(says('Your address is confirmed. Please sign in.'))).toBeVisible();
    await label('Email').fill(kari.email);
    await page.getByLabel(new RegExp(`^${says('Password')}`)).fill('feil passord');
    await button(says('Sign In')).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await look();
    await page.getByLabel(new RegExp(`^${says('Password')}`)).fill(kari.password);
    await button(says('Sign In')).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kari');
    await look();
  });

  await test.step('connect Facebook', async () => {
    const popup = page.waitForEvent('popup');
    await button(says('Connect Facebook')).first().click();
    const dialog = await popup;
    await Promise.all([
      dialog.waitForEvent('close'),
      dialog.getByRole('button', { name: /^Continue/ }).click(),
    ]);
    const account = label('Ad account');
    const krone = account.locator('option', { hasText: 'NOK' }).first();
    await account.selectOption({ label: (await krone.textContent()) ?? '' });
    await label('Facebook page').selectOption({ index: 1 });
    await expect(page.getByText(says('Ready to publish'))).toBeVisible();
    const { ask } = await askAs(page, product.url);
    const linked = (await ask.connections.get())!;
    known = knownWords(
      ...known,
      linked.facebookName,
      initialsOf(linked.facebookName),
      ...linked.adAccounts.map(({ name }) => name),
      ...linked.pages.map(({ name }) => name),
    );
    await look();
  });

  let withForm = '';
  await test.step('somebody answers a form: of that an email will tell', async () => {
    withForm = await publishLeadCampaign(page, product);
    await readOnce(page, product, withForm);
    await world.answerForm(quoteForm, 1);
    known = knownWords(...known, 'Winter check');
    await page.reload();
  });

  await test.step('build a campaign', async () => {
    await page.goto('/campaign/new');
    await label('Campaign title').fill('Vintersjekk');
    await label('Business name').fill('Bergen Rør');
    await label('Industry').selectOption({ index: 3 });
    await page.getByRole('radio', { name: says('Website visits') }).check();
    await label('Website URL').fill('https://bergenror.example/vinter');
    await look();
    await next(page);
    await look();
    await label('Product or service').fill('Varmesjekk');
    await label('Offer description').fill('En rørlegger ser over varmen før frosten kommer.');
    for (const [place, point] of ['Fast pris', 'Ferdig på en dag', 'Ti år i Bergen'].entries())
      await page.getByLabel(new RegExp(`^${says('Selling point')} ${place + 1}`)).fill(point);
    await label('Campaign price').fill('990');
    await look();
    await next(page);
    await label('Daily budget').fill('150');
    await page.getByRole('combobox', { name: says('Search for a location') }).fill('Berg');
    const place = page.getByRole('option', { name: /^Bergen/ }).first();
    known = knownWords(
      ...known,
      ...(await page.getByRole('option').allInnerTexts()).flatMap((text) => text.split('\n')),
    );
    await place.click();
    await look();
    await next(page);
    const files = page.locator('input[type=file]');
    await files.setInputFiles({ name: 'bil.jpg', mimeType: 'image/jpeg', buffer: await takeVanPicture() });
    await expect(page.getByText(`1/5 ${says('selected')}`)).toBeVisible();
    await look();
  });

  await test.step('have ads written, and publish to a refusal of Meta’s', async () => {
    await button(says('Generate my ads')).click();
    const switches = page
      .getByRole('switch', { name: `${says('Publish ad')} 1` })
      .or(page.getByRole('checkbox', { name: `${says('Publish ad')} 1` }));
    await switches.click({ timeout: 30_000 });
    await answerLaw(page, { says });
    const { ask } = await askAs(page, product.url);
    const [, id = ''] = /campaigns?\/([\da-f-]{36})/.exec(page.url()) ?? [];
    const { ads } = await ask.campaigns.get({ id });
    known = knownWords(
      ...known,
      ...ads.flatMap(({ headline, primaryText, description }) => [
        headline,
        ...primaryText.split('\n'),
        description,
      ]),
    );
    await look();
    const no = { kind: 'error', status: 400, code: 100, subcode: 1885272, message: metaSays.refusal };
    await world.trouble({ service: 'meta', method: 'POST', path: '/adsets$', times: 1, trouble: no });
    await button(says('Publish my ads')).click();
    await expect(page.getByText(metaSays.refusal).first()).toBeVisible({ timeout: 30_000 });
    await look();
    await world.behave();
    await button(says('Publish my ads')).click();
    await page.waitForURL('**/meta-ads', { timeout: 30_000 });
    await expect(page.getByRole('row', { name: /Vintersjekk/ })).toContainText(says('Active'));
    await look();
  });

  await test.step('a live change that fails', async () => {
    const { ask } = await askAs(page, product.url);
    const { campaigns } = await ask.liveCampaigns.list({});
    const live = campaigns.find(({ name }) => name === 'Vintersjekk');
    await page.getByRole('link', { name: 'Vintersjekk', exact: true }).first().click();
    await expect(page.getByRole('region', { name: says('Status, budget, goal and places') })).toBeVisible();
    await look();
    const no = { kind: 'error', status: 400, code: 100, message: metaSays.change };
    await world.trouble({
      service: 'meta',
      method: 'POST',
      path: live!.facebookCampaignId,
      times: 1,
      trouble: no,
    });
    await page
      .getByRole('switch', { name: new RegExp(`Vintersjekk$`) })
      .first()
      .click();
    await expect(page.getByText(says('Failed to update campaign status')).first()).toBeVisible();
    await look();
    await page.reload();
    await page.getByRole('tab', { name: says('History') }).click();
    await expect(page.getByText(metaSays.change).first()).toBeVisible();
    await look();
    const [change] = await changesOf(page, product, live!.facebookCampaignId);
    mustBeTouched([change!.problem!.title, change!.problem!.text], 'the history');
  });

  await test.step('every other page of the app', async () => {
    for (const path of [
      '/dashboard',
      '/profile',
      '/profile#brand',
      '/profile#alerts',
      '/profile#assistants',
      '/drafts',
      '/pricing',
      '/dev/api-monitoring',
      '/audit-log',
      '/dev/image-lab',
      '/nb/nowhere',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look();
    }
  });

  await test.step('the email that tells of the lead, and the page of leads', async () => {
    const email = await emailAbout(product, kari.email, 'Winter check');
    const { ask } = await askAs(page, product.url);
    const { leads, questions } = await ask.leads.list({ facebookCampaignId: withForm });
    known = knownWords(
      ...known,
      ...questions.map(({ label }) => label),
      ...leads.flatMap(({ answers }) =>
        answers.flatMap(({ values }) => [...values, ...values.flatMap((value) => value.split(/(?=[@.])/))]),
      ),
    );
    mustBeTouched([email.subject, ...email.text.split('\n')], 'the email of the lead');
    await page.goto(`/campaigns/${withForm}/leads`);
    await expect(page.getByRole('region', { name: says('Leads') }).getByRole('row')).toHaveCount(2);
    await look();
  });

  await test.step('what the API answers', async () => {
    const { fetch } = await askAs(page, product.url);
    const questions: [path: string, init?: RequestInit][] = [
      ['/api/campaigns/00000000-0000-4000-8000-000000000000'],
      ['/api/nothing-here'],
      ['/api/functions/facebook-location-search', { method: 'POST', body: '{"query":12}' }],
      ['/api/functions/facebook-location-search', { method: 'POST', body: '{' }],
    ];
    for (const [path, init] of questions) {
      const headers = { 'content-type': 'application/json', 'accept-language': 'nb' };
      const answer = await fetch(path, { ...init, headers });
      const { message } = (await answer.json()) as { message: string };
      expect(answer.ok).toBe(false);
      mustBeTouched([message.replace('query', '')], path);
    }
  });

  await test.step('every email of the way', async () => {
    const { mailbox } = await world.state();
    const letters = mailbox.letters.filter(({ to }) => to.includes(kari.email));
    expect(letters.length).toBeGreaterThan(1);
    for (const { subject, text } of letters) mustBeTouched([subject, ...text.split('\n')], subject);
  });

  pageErrors.splice(0);
});

const initialsOf = (name: string) => name.replaceAll(/(\w)\w* ?/g, '$1');

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: says('Next'), exact: true }).click();
}

async function changesOf(page: Page, product: Product, facebookCampaignId: string) {
  const { ask } = await askAs(page, product.url);
  return ask.operations.list({ facebookCampaignId });
}

/** Emails of leads are gathered for two minutes. */
async function emailAbout(product: Product, email: string, title: string) {
  const find = async () =>
    (await sandboxOf(product).state()).mailbox.letters.find(
      ({ to, subject }) => to.includes(email) && subject.includes(title),
    );
  await expect.poll(find, { timeout: 240_000 }).toBeTruthy();
  return (await find())!;
}
