import type { Locator, Page } from '@playwright/test';
import { expect } from './product.ts';

interface Manner {
  press?: (button: Locator) => Promise<void>;
  /** As the page says it. */
  says?: (english: string) => string;
}

/** Answers what is asked of pictures and ads, as whoever has nothing to hide, until all is in order. */
export async function answerLaw(
  page: Page,
  { press = (button) => button.click(), says = (english) => english }: Manner = {},
): Promise<void> {
  const law = page.getByRole('region', { name: says('Law and Meta’s rules') });
  const button = (name: string) => law.getByRole('button', { name: says(name), exact: true });
  async function pressEach(name: string, last = name) {
    for (let left = await button(name).count(); left > 0; left = await button(name).count()) {
      await press(button(name).first());
      if (last !== name) await press(button(last));
      await expect(button(name)).toHaveCount(left - 1);
    }
  }
  // Each change of the ads is looked at anew once it is saved.
  await expect(async () => {
    await pressEach('Nothing of the kind in any of them');
    await pressEach('Nothing of the kind');
    await pressEach('Yes, it is so', 'Save answer');
    const inOrder = says('Everything that can be checked in advance is in order.');
    await expect(page.getByText(inOrder)).toBeVisible({ timeout: 2000 });
  }).toPass();
}
