import { m } from '#web/paraglide/messages.js';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { useEffect, useRef } from 'react';
import type { DraftKeeper } from './draft-keeper.ts';
import { followConnection, type FacebookChoice } from './follow-connection.ts';

/** Writes the chosen ad account and page into the draft, as long as it may still change. */
export function useFollowConnection(keeper: DraftKeeper, choice: FacebookChoice, isHeld: boolean): void {
  const isHalfSeen = useRef(false);
  useEffect(() => {
    const { fields, campaign, save } = keeper.view();
    if (isHeld || !keeper.isEditable) return;
    const changes = followConnection(fields, choice);
    if (Object.keys(changes).length > 0) keeper.prefill(changes);

    // Said when somebody completes the choice here, not when a complete one is found.
    const isComplete = choice.adAccount !== null && choice.page !== null;
    const isOneChosen = choice.adAccount !== null || choice.page !== null;
    if (isComplete && isHalfSeen.current) {
      if (campaign) toast(m.campaigns_toast_success(), m.campaigns_facebook_chosen());
      else if (save.name === 'failing') toastError(m.campaigns_save_first(), m.campaigns_save_first_text());
    }
    isHalfSeen.current = isOneChosen && !isComplete;
  }, [keeper, choice, isHeld]);
}
