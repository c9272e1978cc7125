import { useEffect } from 'react';
import type { DraftKeeper } from './draft-keeper.ts';
import { followConnection, type FacebookChoice } from './follow-connection.ts';

/** Writes the chosen ad account and page into the draft, as long as it may still change. */
export function useFollowConnection(keeper: DraftKeeper, choice: FacebookChoice): void {
  useEffect(() => {
    const { fields, campaign } = keeper.view();
    if (keeper.isStuck || (campaign && campaign.status !== 'draft')) return;
    const changes = followConnection(fields, choice);
    if (Object.keys(changes).length > 0) keeper.prefill(changes);
  }, [keeper, choice]);
}
