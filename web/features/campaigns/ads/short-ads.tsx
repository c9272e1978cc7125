import type { AdCopy } from '#contract/campaigns/ads.ts';
import { callToActionFor } from '#contract/campaigns/call-to-action.ts';
import type { Objective } from '#contract/campaigns/campaign.ts';
import { turnOf } from '#contract/campaigns/shown-pictures.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Thumbnail } from '#web/ui/thumbnail.tsx';
import { nameCallToAction } from './call-to-action.ts';

const shownAds = 6;

interface ShortAdsProps {
  ads: AdCopy[];
  objective: Objective | null;
  /** Of what each ad shows, taking turns. */
  previewUrls: (string | undefined)[];
}

/** The first ads, each with its picture, its headline, its first lines, and whether it is to be published. */
export function ShortAds({ ads, objective, previewUrls }: ShortAdsProps) {
  const isAnyChosen = ads.some(({ selected }) => selected);
  return (
    <section aria-label={m.drafts_ads()} className="space-y-4">
      <ul className="grid max-sm:divide-y max-sm:divide-line max-sm:rounded-xl max-sm:border max-sm:border-line max-sm:bg-surface sm:gap-4 md:grid-cols-2 xl:grid-cols-3">
        {ads.slice(0, shownAds).map((ad, place) => (
          <li
            key={ad.id}
            className={cn(
              'grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 p-3 sm:grid-rows-[auto_1fr_auto] sm:gap-y-3 sm:rounded-xl sm:border sm:bg-surface sm:p-6',
              ad.selected ? 'sm:border-accent sm:ring-2 sm:ring-accent' : 'sm:border-line',
            )}
          >
            <Thumbnail url={turnOf(previewUrls, place)} className="size-14 max-sm:row-span-3" />
            <div className="min-w-0 md:min-h-16">
              <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <h2 className="text-xs text-muted">{m.drafts_ads_copy({ n: place + 1 })}</h2>
                {ad.selected && <Badge tone="success">{m.campaigns_pixel_selected()}</Badge>}
              </div>
              <p
                className={cn(
                  'line-clamp-2 text-sm font-semibold text-balance wrap-anywhere',
                  isAnyChosen && !ad.selected && 'text-muted',
                )}
              >
                {ad.headline}
              </p>
            </div>
            <p className="line-clamp-3 text-sm break-words whitespace-pre-line text-muted sm:col-span-full">
              {ad.primaryText}
            </p>
            <span className="justify-self-start rounded-md bg-sunken px-2 py-0.5 text-xs text-muted sm:col-span-full">
              {nameCallToAction(callToActionFor(objective, ad.callToAction), objective)}
            </span>
          </li>
        ))}
      </ul>
      {ads.length > shownAds && (
        <p className="text-sm text-muted">{m.drafts_ads_more({ count: ads.length - shownAds })}</p>
      )}
    </section>
  );
}
