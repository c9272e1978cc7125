import { pressOn, typeIn } from './by-keyboard.ts';
import { button, cancel, profile, question, told, type DialogByKeyboard } from './dialog-by-keyboard.ts';
import { expect } from './product.ts';

/** Around the account, to its end. */
export const farewellDialogs: DialogByKeyboard[] = [
  question(
    'connections/account-actions.tsx',
    'Disconnect Facebook?',
    { path: () => '/dashboard', opener: button('Disconnect') },
    { verb: 'Disconnect', told: told('Disconnected') },
  ),
  {
    drawnIn: 'support/talk-button.tsx',
    title: 'Talk to us by video?',
    path: () => '/dashboard',
    opener: button('Talk to us'),
    async open(page) {
      if (!(await button('Talk to us')(page).isVisible()))
        await pressOn(page, page.getByRole('link', { name: 'View Pricing Plans' }));
      await pressOn(page, button('Talk to us')(page));
    },
    asks: true,
    first: cancel,
    async send(page, dialog) {
      const meeting = page.waitForEvent('popup');
      await pressOn(page, dialog.getByRole('button', { name: 'Open the meeting' }));
      await (await meeting).close();
    },
  },
  {
    drawnIn: 'front-page/demo-dialog.tsx',
    title: 'From an idea to a running campaign',
    path: () => '/',
    opener: button('Watch Demo'),
    first: (dialog) => dialog.getByRole('heading', { level: 2 }),
    async send(page, dialog) {
      await pressOn(page, dialog.getByRole('button', { name: 'Next' }));
      await page.keyboard.press('Escape');
    },
  },
  {
    drawnIn: 'deletions/delete-workspace.tsx',
    title: 'Delete “Kari Nordmann”?',
    path: () => '/team',
    opener: button('Delete the workspace'),
    asks: true,
    first: (dialog) => dialog.getByRole('textbox'),
    async send(page, dialog) {
      await typeIn(page, dialog.getByRole('textbox'), 'Kari Nordmann');
      await pressOn(page, dialog.getByRole('button', { name: 'Delete the workspace' }));
      await expect(page).toHaveURL(/\/deletion\//, { timeout: 30_000 });
    },
  },
  {
    drawnIn: 'deletions/delete-account.tsx',
    title: 'Delete your account?',
    path: profile,
    opener: button('Delete Account'),
    asks: true,
    first: (dialog) => dialog.getByRole('textbox'),
    async send(page, dialog) {
      await typeIn(page, dialog.getByRole('textbox'), 'DELETE');
      await pressOn(page, dialog.getByRole('button', { name: 'Delete Account' }));
      await expect(page).toHaveURL(/\/(auth|deletion)?(\?|$)/, { timeout: 30_000 });
    },
  },
];
