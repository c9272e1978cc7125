import type { AdCopy } from '#contract/campaigns/ads.ts';
import { callToActionFor } from '#contract/campaigns/call-to-action.ts';
import type { Objective } from '#contract/campaigns/campaign.ts';
import { turnOf } from '#contract/campaigns/shown-pictures.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Thumbnail } from '#web/ui/thumbnail.tsx';
import { nameCallToAction } from './call-to-action.ts';

const shownAds = 6;

interface ShortAdsProps {
  ads: AdCopy[];
  objective: Objective | null;
  /** Of what each ad shows, taking turns. */
  previewUrls: (string | undefined)[];
}

/** The first ads, each with its picture, its headline and its first lines. */
export function ShortAds({ ads, objective, previewUrls }: ShortAdsProps) {
  return (
    <section aria-label={m.drafts_ads()} className="space-y-4">
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {ads.slice(0, shownAds).map((ad, place) => (
          <li
            key={ad.id}
            className="flex min-w-0 flex-col items-start gap-3 rounded-xl border border-line bg-surface p-5"
          >
            <div className="flex max-w-full items-center gap-3">
              <Thumbnail url={turnOf(previewUrls, place)} className="size-14" />
              <div className="min-w-0">
                <h2 className="text-xs text-muted">{m.drafts_ads_copy({ n: place + 1 })}</h2>
                <p className="line-clamp-2 text-sm font-semibold wrap-anywhere">{ad.headline}</p>
              </div>
            </div>
            <p className="line-clamp-3 text-sm break-words whitespace-pre-line text-muted">
              {ad.primaryText}
            </p>
            <Badge className="mt-auto font-normal">
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
