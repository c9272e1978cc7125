import { chooseRadio, pressOn, tabTo, typeIn } from './by-keyboard.ts';
import {
  button,
  developers,
  heading,
  leadSettings,
  question,
  told,
  type DialogByKeyboard,
} from './dialog-by-keyboard.ts';
import { newcomer } from './newcomer.ts';
import { notice } from './notices.ts';
import { expect } from './product.ts';

/** On the profile: keys, and where leads go. */
export const profileDialogs: DialogByKeyboard[] = [
  {
    drawnIn: 'leads/receiver-guide.tsx',
    title: 'Receiver’s guide',
    path: leadSettings,
    opener: button('Receiver’s guide'),
    first: heading,
    send: (page) => page.keyboard.press('Escape'),
  },
  question(
    'leads/retention-card.tsx',
    /months/,
    {
      path: leadSettings,
      opener: (page) => page.getByLabel('Keep leads for'),
      async open(page) {
        await tabTo(page, page.getByLabel('Keep leads for'));
        await page.keyboard.press('ArrowUp');
      },
    },
    { verb: 'Erase older leads', told: told('Leads are kept for 12 months') },
  ),
  {
    drawnIn: 'api-keys/api-keys-card.tsx',
    title: 'New key',
    path: developers,
    opener: button('New key'),
    first: (dialog) => dialog.getByLabel('What is it for?'),
    async send(page, dialog) {
      await typeIn(page, dialog.getByLabel('What is it for?'), 'Bookkeeping');
      await chooseRadio(page, dialog.getByRole('radio').nth(1));
      await typeIn(page, dialog.getByLabel('Your password'), newcomer('').password);
      await pressOn(page, dialog.getByRole('button', { name: 'Make key' }));
      await expect(page.getByText(/^adf_\w{46}$/)).toBeVisible();
    },
  },
  question(
    'api-keys/api-keys-card.tsx',
    'Revoke “Bookkeeping”?',
    { path: developers, opener: button('Revoke Bookkeeping') },
    { verb: 'Revoke', told: told('Key revoked') },
  ),
  question(
    'leads/target-actions.tsx',
    'Make a new signing secret?',
    { path: leadSettings, opener: button('Make a new secret') },
    { verb: 'Make a new secret', told: (page) => page.getByText(/^whsec_[\w+/]{44}$/) },
  ),
  question(
    'leads/target-actions.tsx',
    'Stop delivering leads?',
    { path: leadSettings, opener: button('Remove') },
    { verb: 'Remove', told: told('Leads no longer go there') },
  ),
  {
    drawnIn: 'leads/target-dialog.tsx',
    title: 'Add a system',
    path: leadSettings,
    opener: button('Add a system'),
    first: (dialog) => dialog.getByLabel('System', { exact: true }),
    async send(page, dialog) {
      await typeIn(page, dialog.getByLabel('Address of your system'), 'http://localhost:9/more-leads');
      await pressOn(page, dialog.getByRole('button', { name: 'Add', exact: true }));
      await expect(notice(page, 'Saved')).toBeVisible();
    },
  },
];
