import type { AdCopy } from '#contract/campaigns/ads.ts';
import { callToActionFor } from '#contract/campaigns/call-to-action.ts';
import type { Objective } from '#contract/campaigns/campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { nameCallToAction } from './call-to-action.ts';

const shownAds = 6;

/** The first lines of the first ads. */
export function ShortAds({ ads, objective }: { ads: AdCopy[]; objective: Objective | null }) {
  return (
    <section aria-label={m.drafts_ads()} className="space-y-4">
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {ads.slice(0, shownAds).map((ad, place) => (
          <li
            key={ad.id}
            className="flex min-w-0 flex-col items-start gap-3 rounded-xl border border-line bg-surface p-5"
          >
            <h2 className="text-sm font-semibold">{m.drafts_ads_copy({ n: place + 1 })}</h2>
            <p className="line-clamp-3 text-sm break-words whitespace-pre-line text-muted">
              {ad.primaryText}
            </p>
            <Badge className="mt-auto">
              {nameCallToAction(callToActionFor(objective, ad.callToAction), objective)}
            </Badge>
          </li>
        ))}
      </ul>
      {ads.length > shownAds && (
        <p className="text-sm text-muted">{m.drafts_ads_more({ count: ads.length - shownAds })}</p>
      )}
    </section>
  );
}
