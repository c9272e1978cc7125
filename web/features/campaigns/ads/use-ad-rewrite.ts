import type { AdCopy } from '#contract/campaigns/ads.ts';
import type { RewritableField } from '#contract/campaigns/campaign.ts';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { useCallback } from 'react';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { writerWords } from './writer-words.ts';

export type RewriteAd = (id: string, field: RewritableField | null) => Promise<void>;

/** Has one ad, or one field of it, written again. What stood there before comes back at a press. */
export function useAdRewrite(keeper: DraftKeeper): RewriteAd {
  return useCallback(
    async (adId, field) => {
      try {
        const { id } = await keeper.flush();
        const ad = findAd(keeper, adId);
        if (!ad) return;
        const fresh = await server.campaigns.rewriteAd({ id, ad, field });
        // Asked anew: somebody may have typed on while it was written.
        const before = findAd(keeper, adId);
        if (!before) return;
        putAd(keeper, adId, wordsOf(fresh, field));
        toast(m.campaigns_rewritten(), undefined, {
          durationMs: 10_000,
          action: {
            label: m.campaigns_undo(),
            onClick: () => putAd(keeper, adId, wordsOf(before, field)),
          },
        });
      } catch (error) {
        toastError(m.campaigns_rewrite_failed(), writerWords(error));
      }
    },
    [keeper],
  );
}

function findAd(keeper: DraftKeeper, id: string): AdCopy | undefined {
  return keeper.view().fields.ads.find((ad) => ad.id === id);
}

function putAd(keeper: DraftKeeper, id: string, words: Partial<AdCopy>): void {
  const { ads } = keeper.view().fields;
  keeper.change({ ads: ads.map((ad) => (ad.id === id ? { ...ad, ...words } : ad)) });
}

function wordsOf(ad: AdCopy, field: RewritableField | null): Partial<AdCopy> {
  if (field) return { [field]: ad[field] };
  const { headline, primaryText, description, callToAction, facts } = ad;
  return { headline, primaryText, description, callToAction, facts };
}
