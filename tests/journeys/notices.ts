import type { Locator, Page } from '@playwright/test';

/** What is told in the one place of notices with these words, in either language; the page itself may say the same. */
export function notice(page: Page, words: string | RegExp): Locator {
  return page
    .getByRole('region', { name: /^(Notices|Varsler)/ })
    .getByRole('listitem')
    .filter({ hasText: words });
}
