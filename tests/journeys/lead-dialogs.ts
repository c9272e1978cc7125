import { pressOn, typeIn } from './by-keyboard.ts';
import { button, heading, question, told, type DialogByKeyboard } from './dialog-by-keyboard.ts';
import { expect } from './product.ts';

/** On the page of a campaign’s leads. */
export const leadDialogs: DialogByKeyboard[] = [
  {
    drawnIn: 'leads/lead-dialog.tsx',
    title: /./,
    path: ({ leadsOf }) => `/campaigns/${leadsOf}/leads`,
    opener: button(/^Open lead /),
    first: heading,
    async send(page, dialog) {
      const contacted = dialog.getByRole('button', { name: 'Contacted' });
      await pressOn(page, contacted);
      await expect(contacted).toHaveAttribute('aria-pressed', 'true');
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
  question(
    'leads/form-audience.tsx',
    'Remove the audience?',
    {
      path: ({ leadsOf }) => `/campaigns/${leadsOf}/leads`,
      opener: button('Remove the audience'),
      async open(page) {
        const remove = button('Remove the audience')(page);
        const make = button('Make the audience')(page);
        await expect(remove.or(make)).toBeVisible();
        if (await make.isVisible()) await pressOn(page, make);
        await pressOn(page, remove);
      },
    },
    { verb: 'Remove the audience', told: button('Make the audience') },
  ),
];
