import type { AdAccount, Connection, Page } from '#contract/connections.ts';
import { isAccountActive } from './account-status.ts';

export interface Chosen {
  adAccount: AdAccount | undefined;
  page: Page | undefined;
  /** An ad account and a page are chosen, and Facebook still takes our word. */
  isReady: boolean;
}

/** What the person has chosen to advertise with. */
export function readChosen(connection: Connection | null | undefined): Chosen {
  const adAccount = connection?.adAccounts.find(({ id }) => id === connection.selectedAdAccountId);
  const page = connection?.pages.find(({ id }) => id === connection.selectedPageId);
  return { adAccount, page, isReady: Boolean(adAccount && page && !connection?.broken) };
}

/** Nothing is left to do about it: all is chosen, may be paid with, and permitted. */
export function isSettled(connection: Connection | null | undefined): boolean {
  const { adAccount, isReady } = readChosen(connection);
  return (
    isReady &&
    adAccount !== undefined &&
    isAccountActive(adAccount.status) &&
    connection?.missingPermissions.length === 0
  );
}
