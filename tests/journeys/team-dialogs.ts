import type { Page } from '@playwright/test';
import { askAs } from './ask-as.ts';
import { chooseIn, pressOn, typeIn } from './by-keyboard.ts';
import { bringColleague } from './colleague.ts';
import { button, question, told, type DialogByKeyboard } from './dialog-by-keyboard.ts';
import type { Ground } from './prepare-ground.ts';
import { expect, type Product } from './product.ts';

/** A colleague, a note, and a question that waits for whoever is signed in. */
export async function gatherTeam(page: Page, product: Product, { drafts }: Ground): Promise<void> {
  const theirs = await bringColleague(page, product, 'Ola Hansen');
  await theirs.context().close();
  const { ask } = await askAs(page, product.url);
  const { id: personId } = await ask.people.me();
  await ask.comments.add({ subject: drafts.written, spot: null, words: 'Look at this.' });
  await ask.approvals.ask({ campaignId: drafts.written, to: { way: 'member', personId } });
}

const team = () => '/team';
const notes = (page: Page) => page.getByRole('dialog', { name: 'Notes' });
const remove = (page: Page) => notes(page).getByRole('button', { name: 'Remove' }).first();

/** Where several work together: what they ask of each other, say to each other, and may do. */
export const teamDialogs: DialogByKeyboard[] = [
  {
    drawnIn: 'approvals/answer-bar.tsx',
    title: /^Approve version/,
    path: () => '/approvals',
    opener: button(/^Approve$/),
    async open(page) {
      const asked = page.getByRole('link', { name: 'Written by autumn' });
      await expect(asked.or(button(/^Approve$/)(page))).toBeVisible();
      if (await asked.isVisible()) await pressOn(page, asked);
      await pressOn(page, button(/^Approve$/)(page));
    },
    first: (dialog) => dialog.getByRole('textbox'),
    async send(page, dialog) {
      await typeIn(page, dialog.getByRole('textbox'), 'Just like that.');
      await pressOn(page, dialog.getByRole('button', { name: 'Approve' }));
      await expect(page.getByRole('status').filter({ hasText: 'Kari Nordmann' })).toBeVisible();
    },
  },
  {
    drawnIn: 'approvals/ask-dialog.tsx',
    title: 'Ask for approval',
    path: ({ drafts }) => `/campaign/${drafts.written}?step=5`,
    opener: button('Ask for approval'),
    first: (dialog) => dialog.getByRole('radio', { name: 'Email' }),
    async send(page, dialog) {
      await typeIn(page, dialog.getByRole('textbox', { name: /^Name/ }), 'Eva Berg');
      await typeIn(page, dialog.getByLabel('Email address'), 'eva@fjord.example');
      await pressOn(page, dialog.getByRole('button', { name: 'Ask', exact: true }));
      await expect(told('Eva Berg is asked')(page)).toBeVisible();
    },
  },
  {
    drawnIn: 'comments/notes-panel.tsx',
    title: 'Notes',
    path: ({ drafts }) => `/campaign/${drafts.written}?step=1`,
    opener: button(/^Notes/),
    first: (dialog) => dialog.getByLabel('New note'),
    async send(page, dialog) {
      await typeIn(page, dialog.getByLabel('New note'), 'Call them first.');
      await pressOn(page, dialog.getByRole('button', { name: 'Add note' }));
      await expect(dialog.getByText('Call them first.')).toBeVisible();
      await pressOn(page, dialog.getByRole('button', { name: 'Close' }));
    },
  },
  question(
    'comments/note.tsx',
    'Remove this note?',
    {
      path: ({ drafts }) => `/campaign/${drafts.written}?step=1`,
      opener: remove,
      async open(page) {
        if (!(await notes(page).isVisible())) await pressOn(page, button(/^Notes/)(page));
        await pressOn(page, remove(page));
      },
    },
    { verb: 'Remove', told: notes },
  ),
  {
    drawnIn: 'teams/role-dialog.tsx',
    title: 'Role of Ola Hansen',
    path: team,
    opener: button('Role of Ola Hansen'),
    first: (dialog) => dialog.getByRole('combobox', { name: 'Role' }),
    async send(page, dialog) {
      await chooseIn(page, dialog.getByRole('combobox', { name: 'Role' }), 'Viewer');
      await pressOn(page, dialog.getByRole('button', { name: 'Save' }));
      await expect(told(/^Ola Hansen is now/)(page)).toBeVisible();
    },
  },
  question(
    'teams/workspace-card.tsx',
    'Leave Kari Nordmann?',
    { path: team, opener: button('Leave the workspace') },
    // Nobody else owns it.
    { verb: 'Leave the workspace', told: told('That could not be changed') },
  ),
  question(
    'teams/members-card.tsx',
    'Remove Ola Hansen?',
    { path: team, opener: button('Remove Ola Hansen') },
    { verb: 'Remove', told: told('Ola Hansen is no longer in the team.') },
  ),
];
