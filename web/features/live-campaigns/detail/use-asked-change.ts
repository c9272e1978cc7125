import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { writeMoney } from '#web/money-input.ts';
import { m } from '#web/paraglide/messages.js';
import { useLiveTools } from '../live-tools.ts';
import { changePlaces } from '#web/campaign-paths.ts';

/** Opens what the address asks to be changed; whoever asks once more for what they have closed gets it again. */
export function useAskedChange({ facebookCampaignId, name, currency, goneAt }: LiveCampaign): void {
  const { hash, key } = useLocation();
  const { setBrakes, typedBudgets } = useLiveTools();
  useEffect(() => {
    const pencils = new Map([
      [changePlaces.budget, m.changes_budget_edit({ name })],
      [changePlaces.locations, m.changes_edit_locations()],
      [changePlaces.end, m.changes_schedule_change()],
    ]);
    const [place = '', amount] = hash.split('=');
    if (place === changePlaces.budget && /^\d{1,12}$/.test(amount ?? ''))
      typedBudgets.set(facebookCampaignId, writeMoney(Number(amount), currency));
    const pencil = pencils.get(place);
    if (pencil) document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(pencil)}"]`)?.click();
    if (hash === changePlaces.brakes && goneAt === null) setBrakes(facebookCampaignId);
  }, [hash, key, facebookCampaignId, name, currency, goneAt, setBrakes, typedBudgets]);
}
