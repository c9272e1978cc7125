import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { useLiveTools } from '../live-tools.ts';
import { changePlaces } from '#web/campaign-paths.ts';

/** Opens what the address asks to be changed; whoever asks once more for what they have closed gets it again. */
export function useAskedChange({ facebookCampaignId, name, goneAt }: LiveCampaign): void {
  const { hash, key } = useLocation();
  const { setBrakes } = useLiveTools();
  useEffect(() => {
    const pencil = `button[aria-label="${CSS.escape(m.changes_budget_edit({ name }))}"]`;
    if (hash === changePlaces.budget) document.querySelector<HTMLElement>(pencil)?.click();
    if (hash === changePlaces.brakes && goneAt === null) setBrakes(facebookCampaignId);
  }, [hash, key, facebookCampaignId, name, goneAt, setBrakes]);
}
