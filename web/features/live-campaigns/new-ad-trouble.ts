import { m } from '#web/paraglide/messages.js';
import { failedTitle } from './change-words.ts';

/** What stands above the reason why an ad was not made. */
export function newAdTroubleTitle(reason: string): string {
  if (reason.includes('Facebook ad account access denied')) return m.dialogs_new_ad_permissions();
  if (reason.includes('does not exist')) return m.dialogs_new_ad_account();
  return failedTitle('new-ads');
}
