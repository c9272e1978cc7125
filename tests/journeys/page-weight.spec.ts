import { join, newcomer } from './newcomer.ts';
import { weigh, weighLivePage, weightLimits, type Weight } from './page-weight.ts';
import { noteProof } from '#tests/proof/note-proof.ts';
import { expect, test } from './product.ts';

test('the pages opened most weigh no more than they may, in few files', async ({ page, product }) => {
  const timeout = 60_000;
  const weights: Partial<Record<keyof typeof weightLimits, Weight>> = {};
  weights['sign-in'] = await weigh(page, `${product.url}/auth`, () =>
    expect(page.getByLabel(/^Password/)).toBeVisible({ timeout }),
  );
  await join(page, product, newcomer('Siri Nordmann'));
  weights.dashboard = await weigh(page, '/dashboard', () =>
    expect(page.getByRole('button', { name: /Connect/ }).first()).toBeVisible({ timeout }),
  );
  weights['live page'] = await weighLivePage(page, '/meta-ads', () =>
    expect(page.getByRole('main').getByRole('link').first()).toBeVisible({ timeout }),
  );
  weights.builder = await weigh(page, '/campaign/new', () =>
    expect(page.getByRole('textbox').first()).toBeVisible({ timeout }),
  );
  for (const [row, { kib, requests }] of Object.entries(weights)) {
    const limit = weightLimits[row as keyof typeof weightLimits];
    noteProof('page-weight', { row, column: 'KiB of script', value: kib, of: limit.kib });
    noteProof('page-weight', { row, column: 'files', value: requests, of: limit.requests });
  }
  const tooMuch = Object.entries(weights).flatMap(([name, weight]) => {
    const limit = weightLimits[name as keyof typeof weightLimits];
    return (['kib', 'requests'] as const)
      .filter((what) => weight[what] > limit[what])
      .map((what) => `${name}: ${weight[what]} ${what} instead of ${limit[what]}`);
  });
  expect(tooMuch, JSON.stringify(weights)).toEqual([]);
});
