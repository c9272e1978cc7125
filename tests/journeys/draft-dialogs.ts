import { pressOn, tabTo, typeIn } from './by-keyboard.ts';
import { button, heading, question, told, type DialogByKeyboard } from './dialog-by-keyboard.ts';
import { notice } from './notices.ts';
import { expect } from './product.ts';

/** While a campaign is built and published. */
export const draftDialogs: DialogByKeyboard[] = [
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
    drawnIn: 'campaigns/preview-sheet.tsx',
    title: 'See the ad',
    path: ({ drafts }) => `/campaign/${drafts.written}?step=2`,
    opener: button('See the ad'),
    first: heading,
    send: (page, dialog) => pressOn(page, dialog.getByRole('button', { name: 'Close' })),
    width: 820,
  },
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
  {
    drawnIn: 'campaigns/ad-drawer.tsx',
    title: 'Edit ad 1',
    path: ({ drafts }) => `/campaign/${drafts.written}?step=5`,
    opener: button('Edit ad 1'),
    first: (dialog) => dialog.getByRole('textbox', { name: 'Headline' }),
    async send(page, dialog) {
      await typeIn(page, dialog.getByRole('textbox', { name: 'Headline' }), 'A warm house by tonight');
      await expect(dialog.getByRole('figure')).toContainText('A warm house by tonight');
      await pressOn(page, dialog.getByRole('button', { name: 'Done' }));
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
      // It is told while it lasts; the page that lists it comes after.
      told: (page) =>
        page
          .getByText('You can close this page; publishing continues.')
          .or(page.getByRole('button', { name: 'Actions for Dear by a slip' })),
    },
  ),
];
