import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { writeMoney } from '#web/money-input.ts';
import { m } from '#web/paraglide/messages.js';
import { useLiveTools } from '../live-tools.ts';
import { changePlaces } from '#web/campaign-paths.ts';

/** Opens what the address asks to be changed; whoever asks once more for what they have closed gets it again. */
export function useAskedChange({ facebookCampaignId, name, currency }: LiveCampaign): void {
  const { hash, key } = useLocation();
  const { typedBudgets } = useLiveTools();
  useEffect(() => {
    const pencils = new Map([
      [changePlaces.budget, m.changes_budget_edit({ name })],
      [changePlaces.brakes, m.changes_brakes_change()],
      [changePlaces.locations, m.changes_edit_locations()],
      [changePlaces.end, m.changes_schedule_change()],
    ]);
    const [place = '', amount] = hash.split('=');
    if (place === changePlaces.budget && /^\d{1,12}$/.test(amount ?? ''))
      typedBudgets.set(facebookCampaignId, writeMoney(Number(amount), currency));
    const verb = pencils.get(place);
    if (!verb) return;
    const pencil = document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(verb)}"]`);
    // On a phone it may be folded away.
    pencil?.closest('details')?.setAttribute('open', '');
    pencil?.click();
  }, [hash, key, facebookCampaignId, name, currency, typedBudgets]);
}
