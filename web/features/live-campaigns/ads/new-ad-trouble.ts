import type { Operation } from '#contract/operations/operations.ts';
import { m } from '#web/paraglide/messages.js';
import { failedTitle } from '#web/operations/words.ts';

/** What stands above the reason why an ad was not made. */
export function newAdTroubleTitle(change: Pick<Operation, 'problem'> | undefined): string {
  const code = change?.problem?.code;
  if (code === 'forbidden-new-ads') return m.dialogs_new_ad_permissions();
  return code === 'not-found' ? m.dialogs_new_ad_account() : failedTitle('new-ads');
}
