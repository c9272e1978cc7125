import { prepareCampaign } from '#tests/campaigns.ts';
import type { InteractionRow } from './interaction/interaction.ts';
import type { Joined } from './interaction/join-product.ts';

/** Builds a campaign and turns between tabs on a computer four times slower than this one. */
export async function benchWizard({ page, measured, visitor }: Joined): Promise<InteractionRow[]> {
  const { id: draft } = await prepareCampaign(visitor);
  const press = (key: string) => () => page.keyboard.press(key);
  const step = (number: number) => async () => {
    await page.goto(`/campaign/${draft}?step=${number}`);
    await page.getByRole('button', { name: 'Next' }).focus();
  };
  const rows: InteractionRow[] = [];
  for (const number of [1, 2, 3])
    rows.push(await measured(`on to step ${number + 1} of the wizard`, step(number), press('Enter')));
  rows.push(
    await measured(
      'open an ad in review',
      async () => {
        await page.goto(`/campaign/${draft}?step=5`);
        await page.getByRole('button', { name: 'Edit ad 1' }).focus();
      },
      press('Enter'),
    ),
    await measured(
      'another tab of the figures of calls',
      async () => {
        await page.goto('/dev/api-monitoring');
        await page.getByRole('tab').first().focus();
      },
      press('ArrowRight'),
    ),
  );
  return rows;
}
