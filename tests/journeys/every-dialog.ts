import type { Locator, Page } from '@playwright/test';
import { newcomer } from './newcomer.ts';
import { notice } from './notices.ts';
import { chooseIn, chooseRadio, pressOn, tabTo, typeIn } from './by-keyboard.ts';
import type { Ground } from './prepare-ground.ts';
import { expect } from './product.ts';

interface DialogByKeyboard {
  /** The file in web/features that draws it. */
  drawnIn: string;
  title: string | RegExp;
  path: (ground: Ground) => string;
  /** What has the keyboard's place before and after. */
  opener: (page: Page) => Locator;
  /** Where more than Enter is pressed there. */
  open?: (page: Page) => Promise<void>;
  /** What the keyboard begins at: a field where there is something to fill in. */
  first: (dialog: Locator) => Locator;
  /** Fills it in and sends it, and looks whether it was done. */
  send: (page: Page, dialog: Locator) => Promise<void>;
  /** It asks, and is answered by its two buttons: it has no cross. */
  asks?: true;
  width?: number;
}

/** What leaves everything as it is, in every question. */
export const cancelWords = /^(Cancel|Keep it published|Do not publish yet)$/;
const heading = (dialog: Locator) => dialog.getByRole('heading', { level: 2 }).first();
const cancel = (dialog: Locator) => dialog.getByRole('button', { name: cancelWords });
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const profile = () => '/profile';
const told = (words: string | RegExp) => (page: Page) => notice(page, words).first();

/** A question with one verb. */
function question(
  drawnIn: string,
  title: string | RegExp,
  where: Pick<DialogByKeyboard, 'path' | 'opener' | 'open'>,
  answer: { verb: string; told: (page: Page) => Locator },
): DialogByKeyboard {
  return {
    drawnIn,
    title,
    ...where,
    asks: true,
    first: cancel,
    async send(page, dialog) {
      await pressOn(page, dialog.getByRole('button', { name: answer.verb }));
      await expect(answer.told(page)).toBeVisible({ timeout: 30_000 });
    },
  };
}

/** By the menu of the running campaign. */
function fromMenu(entry: string): Pick<DialogByKeyboard, 'title' | 'path' | 'opener' | 'open'> {
  const opener = button('Actions for Warm house');
  return {
    title: entry,
    path: () => '/meta-ads?sync=true',
    opener,
    async open(page) {
      await pressOn(page, opener(page));
      const item = page.getByRole('menuitem', { name: entry });
      await expect(item).toBeVisible();
      for (let presses = 0; presses < 12; presses += 1) {
        if (await item.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    },
  };
}

/** Every dialog of the product, in an order in which each finds what it is about. */
export const everyDialog: DialogByKeyboard[] = [
  {
    drawnIn: 'api-keys/api-keys-card.tsx',
    title: 'New key',
    path: profile,
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
    { path: profile, opener: button('Revoke Bookkeeping') },
    { verb: 'Revoke', told: told('Key revoked') },
  ),
  {
    drawnIn: 'leads/receiver-guide.tsx',
    title: 'Receiver’s guide',
    path: profile,
    opener: button('Receiver’s guide'),
    first: heading,
    send: (page) => page.keyboard.press('Escape'),
  },
  question(
    'leads/retention-card.tsx',
    /months/,
    {
      path: profile,
      opener: (page) => page.getByLabel('Keep leads for'),
      async open(page) {
        await tabTo(page, page.getByLabel('Keep leads for'));
        await page.keyboard.press('ArrowUp');
      },
    },
    { verb: 'Erase older leads', told: told('Leads are kept for 12 months') },
  ),
  question(
    'leads/webhook-actions.tsx',
    'Make a new signing secret?',
    { path: profile, opener: button('Make a new secret') },
    { verb: 'Make a new secret', told: (page) => page.getByText(/^lead_[\w-]{43}$/) },
  ),
  question(
    'leads/webhook-actions.tsx',
    'Stop delivering leads?',
    { path: profile, opener: button('Remove') },
    { verb: 'Remove', told: told('Leads are no longer delivered') },
  ),
  {
    drawnIn: 'leads/lead-dialog.tsx',
    title: /./,
    path: ({ leadsOf }) => `/campaigns/${leadsOf}/leads`,
    opener: button(/^Open lead /),
    first: heading,
    async send(page, dialog) {
      await chooseIn(page, dialog.getByLabel('Status'), 'Contacted');
      await expect(dialog.getByLabel('Status')).toHaveValue('contacted');
      await typeIn(page, dialog.getByLabel('Note'), 'Rang; møte tirsdag');
      const saved = page.waitForResponse('**/rpc/leads/update');
      await pressOn(page, dialog.getByRole('button', { name: 'Close' }));
      expect((await saved).ok()).toBe(true);
    },
  },
  question(
    'leads/erase-lead.tsx',
    /^Erase /,
    {
      path: ({ leadsOf }) => `/campaigns/${leadsOf}/leads`,
      opener: button('Erase this person'),
      async open(page) {
        const erase = button('Erase this person')(page);
        if (!(await erase.isVisible())) await pressOn(page, button(/^Open lead /)(page));
        await pressOn(page, erase);
      },
    },
    { verb: 'Erase 1 lead', told: told('Person erased') },
  ),
  {
    drawnIn: 'campaigns/lead-form-dialog.tsx',
    title: 'Create a lead form',
    path: ({ drafts }) => `/campaign/${drafts.leads}?step=4`,
    opener: button('Create a lead form'),
    first: (dialog) => dialog.getByRole('textbox', { name: 'Name', exact: true }),
    async send(page, dialog) {
      await typeIn(page, dialog.getByRole('textbox', { name: 'Headline' }), 'A warm house by tonight');
      await pressOn(page, dialog.getByRole('button', { name: 'Add your own question' }));
      await typeIn(page, dialog.getByRole('textbox', { name: 'Your own question 1' }), 'Which day?');
      await typeIn(page, dialog.getByLabel('Link to your privacy policy'), 'bergenror.example/privacy');
      await typeIn(page, dialog.getByLabel('Where the button leads'), 'bergenror.example');
      await pressOn(page, dialog.getByRole('button', { name: 'Create a lead form' }));
      await expect(notice(page, 'Lead form created')).toBeVisible();
    },
  },
  {
    drawnIn: 'campaigns/pixel-dialog.tsx',
    title: 'Create a pixel',
    path: ({ drafts }) => `/campaign/${drafts.sales}?step=4`,
    opener: button('Create a pixel'),
    first: heading,
    async send(page, dialog) {
      await pressOn(page, dialog.getByRole('button', { name: /^Use / }));
      await expect(page.getByText('Selected', { exact: true })).toBeVisible();
    },
  },
  question(
    'campaigns/price-fields.tsx',
    'Prices in SEK?',
    {
      path: ({ drafts }) => `/campaign/${drafts.written}?step=2`,
      opener: (page) => page.getByLabel('Currency of the price'),
      async open(page) {
        await tabTo(page, page.getByLabel('Currency of the price'));
        await page.keyboard.press('ArrowDown');
      },
    },
    {
      verb: 'Change to SEK',
      told: (page) =>
        page.getByLabel('Currency of the price').and(page.locator(':has(option[value=SEK]:checked)')),
    },
  ),
  {
    drawnIn: 'media/media-dialog.tsx',
    title: 'van.jpg',
    path: ({ drafts }) => `/campaign/${drafts.written}?step=4`,
    opener: button('Compare and crop van.jpg'),
    first: heading,
    async send(page, dialog) {
      await tabTo(page, dialog.getByRole('button', { name: /^Focal point: 50% across/ }));
      const saved = page.waitForResponse('**/rpc/media/setFocalPoint');
      await page.keyboard.press('ArrowLeft');
      expect((await saved).ok()).toBe(true);
      await pressOn(page, dialog.getByRole('button', { name: 'Close' }));
    },
  },
  question(
    'campaigns/regenerate-dialog.tsx',
    'Write new ads?',
    { path: ({ drafts }) => `/campaign/${drafts.written}?step=5`, opener: button('Regenerate') },
    {
      verb: 'Regenerate',
      told: (page) => page.getByRole('heading', { name: 'Generating your Facebook ads...' }),
    },
  ),
  question(
    'campaigns/delete-draft-dialog.tsx',
    'Delete this draft?',
    { path: () => '/meta-ads', opener: button(/^Delete Sold by spring/) },
    { verb: 'Delete draft', told: told('Draft has been successfully deleted.') },
  ),
  question(
    'publications/high-budget-question.tsx',
    /^Spend .* a day\?$/,
    {
      path: ({ drafts }) => `/campaign/${drafts.costly}?step=5`,
      opener: button('Publish to Facebook'),
    },
    {
      verb: 'Publish with',
      told: (page) => page.getByText('You can close this page; publishing goes on.'),
    },
  ),
  {
    drawnIn: 'live-campaigns/locations-dialog.tsx',
    ...fromMenu('Edit Location Targeting'),
    first: (dialog) => dialog.getByRole('combobox', { name: 'Search for a location' }),
    async send(page, dialog) {
      const box = dialog.getByRole('combobox', { name: 'Search for a location' });
      await typeIn(page, box, 'Oslo');
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(box, 'Tab leaves the suggestions').not.toBeFocused();
      await tabTo(page, box, { back: true });
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await pressOn(page, dialog.getByRole('button', { name: 'Update' }));
      await expect(notice(page, 'Targeting updated successfully')).toBeVisible();
    },
  },
  {
    drawnIn: 'live-campaigns/reword-dialog.tsx',
    ...fromMenu('Edit Ad Copy'),
    first: (dialog) => dialog.getByLabel('Ad', { exact: true }),
    async send(page, dialog) {
      await typeIn(page, dialog.getByLabel(/^Headline/), 'Warm by tonight');
      await pressOn(page, dialog.getByRole('button', { name: 'Update' }));
      await expect(notice(page, 'Ad copy updated')).toBeVisible();
    },
  },
  {
    drawnIn: 'live-campaigns/steering-dialog.tsx',
    ...fromMenu('Create New Ad'),
    first: (dialog) => dialog.getByLabel(/^Primary text/),
    async send(page, dialog) {
      await typeIn(page, dialog.getByLabel(/^Primary text/), 'Six dry cellars this week.');
      await page.keyboard.press('Escape');
      const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await expect(leave.getByRole('button', { name: 'Stay here' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(leave).toBeHidden();
      await expect(dialog.getByLabel(/^Primary text/)).toBeFocused();
      await page.keyboard.press('Escape');
      await pressOn(page, leave.getByRole('button', { name: /^Leave/ }));
    },
  },
  {
    drawnIn: 'live-campaigns/new-ad-dialog.tsx',
    ...fromMenu('Create New Ad'),
    first: (dialog) => dialog.getByLabel(/^Primary text/),
    async send(page, dialog) {
      await typeIn(page, dialog.getByLabel(/^Primary text/), 'Six dry cellars this week.');
      await typeIn(page, dialog.getByLabel(/^Headline/), 'Dry cellars');
      await pressOn(page, dialog.getByRole('button', { name: 'Create Ad' }));
      await expect(notice(page, 'Ad added')).toBeVisible();
    },
  },
  question(
    'live-campaigns/budget-editor.tsx',
    /^Increase the budget by /,
    {
      path: () => '/meta-ads?sync=true',
      // What was typed stays open behind the question.
      opener: (page) => page.getByRole('textbox', { name: 'Budget per day of Warm house' }),
      async open(page) {
        const box = page.getByRole('textbox', { name: 'Budget per day of Warm house' });
        if (!(await box.isVisible())) await pressOn(page, button('Change budget of Warm house')(page));
        await typeIn(page, box, '400');
        await page.keyboard.press('Enter');
      },
    },
    { verb: 'Increase budget', told: told(/^Daily budget is now/) },
  ),
  {
    drawnIn: 'live-campaigns/pictures-dialog.tsx',
    ...fromMenu('Show pictures'),
    title: 'Pictures',
    first: heading,
    send: async (page, dialog) => {
      await expect(dialog.getByRole('img', { name: /^Picture of/ }).first()).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  {
    drawnIn: 'live-campaigns/picture-dialog.tsx',
    title: /./,
    path: ({ running }) => `/campaign/${running.id}/details`,
    opener: button(/^Show picture of/),
    first: heading,
    send: (page) => page.keyboard.press('Escape'),
  },
  question(
    'publications/undo-publish.tsx',
    /^Undo publishing/,
    { path: ({ running }) => `/campaign/${running.id}`, opener: button('Undo publish') },
    { verb: 'Undo publish', told: told(/undone/) },
  ),
  question(
    'live-campaigns/deletion-question.tsx',
    /^Delete /,
    { path: ({ drafts }) => `/campaign/${drafts.leads}/details`, opener: button('Delete Campaign') },
    { verb: 'Delete campaign', told: told('Campaign deleted') },
  ),
  question(
    'connections/linked-account.tsx',
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
      await pressOn(page, dialog.getByRole('button', { name: 'The next one' }));
      await page.keyboard.press('Escape');
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
