import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page, or in a part of it: what, where and why, a line each. */
export async function findFaults(page: Page, part?: string): Promise<string[]> {
  // It stays in a page until the next is opened, and brought anew would be read and warmed up again: half of all its work.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Our pages hold no frames: the way that is made for other people's takes twice as long and finds the same.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode();
  // Of what is in order nobody reads where it stands.
  axe.options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  );
}
