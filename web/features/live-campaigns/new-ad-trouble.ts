import type { LiveChange } from '#contract/live-changes.ts';
import { m } from '#web/paraglide/messages.js';
import { failedTitle } from './change-words.ts';

/** What stands above the reason why an ad was not made. */
export function newAdTroubleTitle(change: Pick<LiveChange, 'problem'> | undefined): string {
  switch (change?.problem?.code) {
    case 'forbidden-new-ads':
      return m.dialogs_new_ad_permissions();
    case 'not-found':
      return m.dialogs_new_ad_account();
    default:
      return failedTitle('new-ads');
  }
}
