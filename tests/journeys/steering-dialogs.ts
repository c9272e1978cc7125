import { pressOn, tabTo, typeIn } from './by-keyboard.ts';
import { button, heading, question, told, type DialogByKeyboard } from './dialog-by-keyboard.ts';
import { notice } from './notices.ts';
import { expect } from './product.ts';

/** By the menu of the running campaign. */
function fromMenu(entry: string): Pick<DialogByKeyboard, 'title' | 'path' | 'opener' | 'open'> {
  const opener = button('Actions for Warm house');
  return {
    title: entry,
    path: () => '/meta-ads?sync=true',
    opener,
    async open(page) {
      await pressOn(page, opener(page));
      await expect(page.locator('[role=menu]:focus-within')).toBeVisible();
      const items = page.getByRole('menuitem');
      const [from, to] = await items.evaluateAll(
        (all, name) => [
          all.findIndex((each) => each === document.activeElement),
          all.findIndex((each) => each.textContent.trim() === name),
        ],
        entry,
      );
      // The keyboard's place follows a moment after each press.
      for (let place = from! + 1; place <= to!; place += 1) {
        await page.keyboard.press('ArrowDown');
        await expect(items.nth(place)).toBeFocused();
      }
      await expect(items.nth(to!)).toHaveText(entry);
      await page.keyboard.press('Enter');
    },
  };
}

/** Beside what runs; the last two end it. */
export const steeringDialogs: DialogByKeyboard[] = [
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
    drawnIn: 'live-campaigns/rename-dialog.tsx',
    ...fromMenu('Rename campaign'),
    first: (dialog) => dialog.getByLabel(/^Name/),
    async send(page, dialog) {
      await typeIn(page, dialog.getByLabel(/^Name/), 'Warm house all year');
      await pressOn(page, dialog.getByRole('button', { name: 'Rename' }));
      await expect(notice(page, 'The campaign is now called “Warm house all year”')).toBeVisible();
    },
  },
  {
    drawnIn: 'live-campaigns/cost-goal-dialog.tsx',
    ...fromMenu('Set a cost goal'),
    first: (dialog) => dialog.getByLabel(/^What may a .+ cost at most/),
    async send(page, dialog) {
      await typeIn(page, dialog.getByLabel(/^What may a .+ cost at most/), '90');
      await pressOn(page, dialog.getByRole('button', { name: 'Save goal' }));
      await expect(notice(page, /^The goal is now NOK.90 per result/)).toBeVisible();
    },
  },
  {
    drawnIn: 'live-campaigns/brakes-dialog.tsx',
    ...fromMenu('Change safety stop'),
    first: (dialog) => dialog.getByLabel(/^Pause when .+ without a (lead|result)/),
    async send(page, dialog) {
      await typeIn(page, dialog.getByLabel(/^Pause when .+ without a (lead|result)/), '800');
      await pressOn(page, dialog.getByRole('button', { name: 'Save safety stop' }));
      await expect(notice(page, 'Safety stop saved')).toBeVisible();
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
  {
    drawnIn: 'live-campaigns/result-worth-dialog.tsx',
    title: /^What is a .+ worth to you\?$/,
    path: ({ running }) => `/campaign/${running.id}/details`,
    // Once it is answered, what changes it stands where the question stood.
    opener: button(/^(What is a .+ worth to you\?|Change what a .+ is worth)$/),
    first: (dialog) => dialog.getByLabel(/^A .+ is worth about/),
    async send(page, dialog) {
      await typeIn(page, dialog.getByLabel(/^A .+ is worth about/), '1000');
      await pressOn(page, dialog.getByRole('button', { name: 'Save' }));
      await expect(page.getByText(/^A .+ is worth about NOK.1,000 to you\.$/)).toBeVisible();
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
    path: ({ running }) => `/campaign/${running.id}/details?tab=ads`,
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
];
