import { answerLaw } from './answer-law.ts';
import type { Page } from '@playwright/test';
import { leftoverEnglish } from './leftover-english.ts';
import { linkInEmail, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';
import { takeVanPicture } from './van-picture.ts';
import { notice } from './notices.ts';
import { sandboxOf } from './sandbox.ts';

const inNorwegian: Record<string, string> = {
  'Law and Meta’s rules': 'Lov og Metas regler',
  'Nothing of the kind in any of them': 'Ikke noe av det på noen av dem',
  'Nothing of the kind': 'Ikke noe av det',
  'Yes, it is so': 'Ja, det stemmer',
  'Save answer': 'Lagre svaret',
  'Everything that can be checked in advance is in order.': 'Alt vi kan sjekke på forhånd, er i orden.',
};

test('whoever reads Norwegian gets from the front page to a live campaign without a word of English', async ({
  page,
  product,
  takePicture,
}) => {
  const kari = newcomer('Kari Nordmann');
  await sandboxOf(product).reset();

  await test.step('sign up from the Norwegian front page', async () => {
    await page.goto('/nb');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
    await page.locator('a[href="/auth?mode=signup"]').first().click();
    await page.getByLabel('Fullt navn').fill(kari.name);
    await page.getByLabel('E-post').fill(kari.email);
    await page.getByLabel(/^Passord/).fill(kari.password);
    await expectNorwegian(page);
    await page.getByRole('button', { name: 'Opprett konto' }).first().click();
    await expect(notice(page, 'Kontoen er opprettet!')).toBeVisible();
    await expectNorwegian(page);
    await page.goto(await linkInEmail(product, kari.email, /\/api\/auth\/verify-email\S+/));
    await expect(page.getByText('Adressen din er bekreftet. Nå kan du logge inn.')).toBeVisible();
    await page.getByLabel('E-post').fill(kari.email);
    await page.getByLabel(/^Passord/).fill(kari.password);
    await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Velkommen tilbake, Kari!' })).toBeVisible();
    await expectNorwegian(page);
  });

  await test.step('connect Facebook', async () => {
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Koble til Facebook' }).first().click();
    const dialog = await popup;
    await Promise.all([
      dialog.waitForEvent('close'),
      dialog.getByRole('button', { name: /^Continue/ }).click(),
    ]);
    const krone = page.getByLabel('Annonsekonto').locator('option', { hasText: 'NOK' }).first();
    await page.getByLabel('Annonsekonto').selectOption({ label: (await krone.textContent()) ?? '' });
    await page.getByLabel('Facebook-side').selectOption({ index: 1 });
    await expect(page.getByText('Klar til å publisere')).toBeVisible();
    await expectNorwegian(page);
  });

  await test.step('say what the business is, what it offers, and to whom', async () => {
    await page.getByRole('link', { name: 'Lag din første kampanje' }).click();
    await page.getByLabel('Kampanjetittel').fill('Vintersjekk');
    await page.getByLabel('Bedriftsnavn').fill('Bergen Rør');
    await page.getByLabel('Bransje').selectOption({ index: 3 });
    await expect(page.getByLabel('Språk i annonsene')).toHaveValue('Norwegian');
    await page.getByRole('radio', { name: /Nettbesøk/ }).check();
    await page.getByLabel('Nettadresse').fill('https://bergenror.example/vinter');
    await expectNorwegian(page);
    await next(page);
    await page.getByLabel('Produkt eller tjeneste').fill('Varmesjekk');
    await page.getByLabel('Beskrivelse av tilbudet').fill('En rørlegger ser over varmen før frosten kommer.');
    await page.getByLabel(/^Salgsargument 1/).fill('Fast pris');
    await page.getByLabel(/^Salgsargument 2/).fill('Ferdig på en dag');
    await page.getByLabel(/^Salgsargument 3/).fill('Ti år i Bergen');
    await page.getByLabel('Kampanjepris').fill('990');
    await expectNorwegian(page);
    await next(page);
    await page.getByLabel('Dagsbudsjett').fill('150');
    await page.getByRole('combobox', { name: 'Søk etter et sted' }).fill('Berg');
    await page
      .getByRole('option', { name: /^Bergen/ })
      .first()
      .click();
    await expectNorwegian(page);
    await next(page);
  });

  await test.step('a picture of the van', async () => {
    const files = page.locator('input[type=file]');
    await files.setInputFiles({ name: 'bil.jpg', mimeType: 'image/jpeg', buffer: await takeVanPicture() });
    await expect(page.getByText('1/5 valgt')).toBeVisible();
    await expectNorwegian(page);
  });

  await test.step('have ads written, choose one, and read what was looked at', async () => {
    await page.getByRole('button', { name: 'Lag annonsene mine' }).click();
    await expect(
      page.getByRole('heading', { name: 'Forhåndsvisning av Facebook-annonsene (6)' }),
    ).toBeVisible({ timeout: 30_000 });
    await page
      .getByRole('switch', { name: 'Publiser annonse 1' })
      .or(page.getByRole('checkbox', { name: 'Publiser annonse 1' }))
      .click();
    await answerLaw(page, { says: (english) => inNorwegian[english]! });
    await expectNorwegian(page);
    await expectAccessible(page);
    await takePicture(page, 'norwegian-review');
  });

  await test.step('publish, and see it live on a wide and a narrow screen', async () => {
    await page.getByRole('button', { name: 'Publiser annonsene mine' }).click();
    await page.waitForURL('**/meta-ads', { timeout: 30_000 });
    await expect(page.getByRole('row', { name: /Vintersjekk/ })).toContainText('Aktiv');
    await expectNorwegian(page);
    await expectAccessible(page);
    await takePicture(page, 'norwegian-live');
    await page.setViewportSize({ width: 375, height: 812 });
    await expectNorwegian(page);
    await expectAccessible(page);
    await takePicture(page, 'norwegian-live-phone');
    await page.getByRole('link', { name: 'Vintersjekk', exact: true }).first().click();
    await expect(page.getByRole('region', { name: 'Status, budsjett, mål og steder' })).toBeVisible();
    await expectNorwegian(page);
    await takePicture(page, 'norwegian-details-phone');
  });
});

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Neste' }).click();
}

async function expectNorwegian(page: Page): Promise<void> {
  expect(await leftoverEnglish(page), `English on ${page.url()}`).toEqual([]);
}
