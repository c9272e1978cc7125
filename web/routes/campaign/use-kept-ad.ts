import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import type { DraftKeeper } from '#web/features/campaigns/draft/draft-keeper.ts';
import { rememberBuilder } from '#web/features/campaigns/wizard/builder-cache.ts';
import { findKeptAd, forgetKeptAd } from '#web/features/front-page/kept-ad/kept-ad.ts';
import { m } from '#web/paraglide/messages.js';
import { toast } from '#web/ui/toast/toast.tsx';
import { useEffect } from 'react';
import { fieldsOfKeptAd } from './kept-ad-fields.ts';

const readingMs = 10_000;

/** Begins a new draft with the ad that was kept on the front page, once. Whoever did not keep it starts empty. */
export function useKeptAd(keeper: DraftKeeper): void {
  useEffect(() => {
    const kept = findKeptAd();
    if (!kept || keeper.view().campaign || keeper.isUnsaved) return;
    forgetKeptAd();
    const fields = fieldsOfKeptAd(kept);
    keeper.change(fields);
    // Not how the ad came: who kept it made it their own, and is asked before others take its place.
    rememberBuilder(keeper.id, { placeWords: kept.isTown ? '' : kept.place });
    toast(m.try_kept(), m.try_kept_text(), {
      durationMs: readingMs,
      action: {
        label: m.try_kept_empty(),
        onClick() {
          keeper.change(emptied(fields));
          rememberBuilder(keeper.id, { placeWords: '' });
        },
      },
    });
  }, [keeper]);
}

/** The same fields as in a draft in which nothing has been typed. */
function emptied(fields: Partial<CampaignFields>): Partial<CampaignFields> {
  const entries = Object.entries(emptyCampaign).filter(
    ([name]) => name in fields && name !== 'language' && name !== 'currency',
  );
  return Object.fromEntries(entries);
}
