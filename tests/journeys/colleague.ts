import type { Role } from '#contract/people/roles.ts';
import type { Page } from '@playwright/test';
import { askAs } from './ask-as.ts';
import { join, newcomer } from './newcomer.ts';
import type { Product } from './product.ts';

/** Somebody else, at another computer, who belongs to the team of whoever is signed in here and works there. */
export async function bringColleague(
  page: Page,
  product: Product,
  name: string,
  role: Role = 'author',
): Promise<Page> {
  const context = await page.context().browser()!.newContext({ baseURL: product.url, colorScheme: 'light' });
  const theirs = await context.newPage();
  const person = newcomer(name);
  await join(theirs, product, person);
  const owner = await askAs(page, product.url);
  const { id } = await owner.ask.workspaces.current();
  await owner.ask.members.invite({ email: person.email, role });
  const { ask } = await askAs(theirs, product.url);
  const [invitation] = await ask.members.listReceived();
  await ask.members.answerInvitation({ id: invitation!.id, joins: true });
  await theirs.goto(`/dashboard?workspace=${id}`);
  return theirs;
}
