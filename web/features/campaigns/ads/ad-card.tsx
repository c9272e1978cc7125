import type { AdCopy } from '#contract/campaigns/ads.ts';
import type { Objective } from '#contract/campaigns/campaign.ts';
import type { StaleFact } from '#contract/campaigns/stale-facts.ts';
import type { Media } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { memo } from 'react';
import { AdEditor } from './ad-editor.tsx';
import { AdPreview } from '../previews/ad-preview.tsx';
import type { Placement } from '../previews/placements.ts';
import { choiceOf } from '../review/review-controls.ts';
import { StaleAd } from './stale-ad.tsx';
import { ToneBadge } from './tone-badge.tsx';
import type { RewriteAd } from './use-ad-rewrite.ts';

interface AdCardProps {
  ad: AdCopy;
  n: number;
  objective: Objective | null;
  speaker: string;
  speakerPicture: string | null;
  websiteUrl: string;
  picture: Media | undefined;
  placement: Placement;
  /** What it states that has changed since, as one text: the same text is the same card. */
  stale: string;
  onChange: (id: string, changes: Partial<AdCopy>) => void;
  onRewrite: RewriteAd;
}

/** One generated ad: whether it goes out, how it looks, what it says. */
export const AdCard = memo(function AdCard({ ad, n, stale, onChange, onRewrite, ...rest }: AdCardProps) {
  return (
    <li
      className={cn(
        'min-w-0 rounded-xl border bg-surface p-4 transition-colors sm:p-5',
        ad.selected ? 'border-accent' : 'border-line',
      )}
    >
      <section aria-label={m.campaigns_ad({ n })}>
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <Badge tone="info">{m.campaigns_ad({ n })}</Badge>
          <ToneBadge tone={ad.tone} />
          <div className="ml-auto flex items-center gap-3 text-sm">
            <span aria-hidden className={ad.selected ? 'font-semibold text-accent-text' : 'text-muted'}>
              {ad.selected ? m.campaigns_ad_selected() : m.campaigns_ad_not_selected()}
            </span>
            <Switch
              id={choiceOf(ad.id)}
              label={m.campaigns_ad_select({ n })}
              hideLabel
              checked={ad.selected}
              onCheckedChange={(selected) => onChange(ad.id, { selected })}
            />
          </div>
        </div>
        {stale !== '' && (
          <StaleAd
            n={n}
            facts={stale.split(' ') as StaleFact[]}
            onRewrite={(field) => onRewrite(ad.id, field)}
          />
        )}
        <div className="grid gap-5 md:grid-cols-2">
          <AdPreview ad={ad} {...rest} />
          <AdEditor
            ad={ad}
            n={n}
            objective={rest.objective}
            onChange={(changes) => onChange(ad.id, changes)}
            onRewrite={(field) => onRewrite(ad.id, field)}
          />
        </div>
      </section>
    </li>
  );
});
