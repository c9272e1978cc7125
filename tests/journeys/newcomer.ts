import type { Page } from '@playwright/test';
import { expect, type Product } from './product.ts';
import { notice } from './notices.ts';
import { sandboxOf } from './sandbox.ts';

export interface Newcomer {
  name: string;
  email: string;
  password: string;
}

let newcomers = 0;

/** Somebody nobody has heard of yet. */
export function newcomer(name: string): Newcomer {
  newcomers += 1;
  const [first = ''] = name.toLowerCase().split(' ');
  return { name, email: `${first}-${Date.now()}-${newcomers}@example.test`, password: 'warm by tonight' };
}

/** What the heading of the dashboard says to somebody who has just come. */
const welcome = /^Welcome back, /;

/** Comes to the dashboard as somebody new. How that looks is for the journeys that `joinOnPage`, which takes as long again. */
export async function join(page: Page, product: Product, person: Newcomer): Promise<void> {
  const { email, password } = person;
  // However busy the machine is: no line is kept that may be hung up meanwhile, and what hangs the journey's limit ends.
  const how = { headers: { origin: product.url, connection: 'close' }, timeout: 0 };
  const asked = async (path: string, data: object) => {
    const answer = await page.request.post(path, { ...how, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await asked('/api/auth/sign-up/email', { ...person, language: 'en', callbackURL: '/auth?verified=1' });
  await page.request.get(await linkInEmail(product, email, /\/api\/auth\/verify-email\S+/), how);
  await asked('/api/auth/sign-in/email', { email, password });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
}

/** Signs up on the page, confirms by the email and signs in. `to`: the heading of a page that was wanted before. */
export async function joinOnPage(
  page: Page,
  product: Product,
  person: Newcomer,
  to: string | RegExp = welcome,
): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(notice(page, 'Account created!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeFocused();
  await page.goto(await linkInEmail(product, person.email, /\/api\/auth\/verify-email\S+/));
  await expect(page.getByText('Your address is confirmed. Please sign in.')).toBeVisible();
  await signIn(page, person, to);
}

export async function signIn(
  page: Page,
  { email, password }: Newcomer,
  to: string | RegExp = welcome,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: to })).toBeVisible();
}

/** By the menu behind the name, on a screen that is wide enough for the menu beside the page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('complementary').locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

/** The newest link of this kind in emails to this address, once it has arrived. */
export async function linkInEmail(product: Product, email: string, kind: RegExp): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(
      async () => {
        const { mailbox } = await sandboxOf(product).state();
        const texts = mailbox.letters
          .filter(({ to }: { to: string }) => to.includes(email))
          .map(({ text }: { text: string }) => kind.exec(text)?.[0]);
        path = texts.findLast((found: string | undefined) => found);
        return path;
      },
      { message: `a letter to ${email} with ${kind.source}` },
    )
    .toBeTruthy();
  return product.url + path!;
}
