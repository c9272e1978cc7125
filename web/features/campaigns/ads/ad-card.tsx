import type { StaleFact } from '#contract/campaigns/stale-facts.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Pencil } from 'lucide-react';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { AdPreview } from '../previews/ad-preview.tsx';
import { choiceOf } from '../review/review-controls.ts';
import type { ShownAd } from './shown-ad.ts';
import { StaleAd } from './stale-ad.tsx';
import { ToneBadge } from './tone-badge.tsx';

interface AdCardProps extends ShownAd {
  /** What it states that has changed since, as one text: the same text is the same card. */
  stale: string;
  /** What was said of it. */
  below: ReactNode;
  /** Opens its words to be changed. */
  onEdit: (id: string) => void;
}

/** One generated ad as it looks, to be tapped if it should go out. */
export const AdCard = memo(function AdCard(props: AdCardProps) {
  const { ad, n, stale, below, onChange, onRewrite, onEdit, ...rest } = props;
  const select = (selected: boolean) => onChange(ad.id, { selected });
  // The keyboard and a screen reader have the switch above it.
  function tap({ target }: MouseEvent) {
    if (target instanceof Element && !target.closest('button, a')) select(!ad.selected);
  }
  return (
    <li
      className={cn(
        'relative flex w-[86%] max-w-sm min-w-0 shrink-0 snap-center flex-col rounded-xl border bg-surface p-3 transition-colors sm:w-80 sm:p-4 lg:w-auto lg:max-w-none',
        ad.selected ? 'border-accent ring-2 ring-accent' : 'border-line',
      )}
    >
      <section aria-label={m.campaigns_ad({ n })} className="min-w-0 grow">
        <div className="mb-3 flex items-center gap-2">
          <div className="flex min-w-0 grow flex-wrap gap-x-2 gap-y-1">
            <Badge>{m.campaigns_ad({ n })}</Badge>
            <ToneBadge tone={ad.tone} />
          </div>
          <div className="-my-1.5 flex shrink-0 items-center gap-1">
            <IconButton name={m.campaigns_ad_edit({ n })} onClick={() => onEdit(ad.id)}>
              <Pencil aria-hidden />
            </IconButton>
            <Switch
              id={choiceOf(ad.id)}
              label={m.campaigns_ad_select({ n })}
              hideLabel
              checked={ad.selected}
              onCheckedChange={select}
            />
          </div>
        </div>
        {below}
        {stale !== '' && (
          <StaleAd
            n={n}
            facts={stale.split(' ') as StaleFact[]}
            onRewrite={(field) => onRewrite(ad.id, field)}
          />
        )}
        <div role="presentation" className="cursor-pointer" onClick={tap}>
          <AdPreview ad={ad} isCompared {...rest} />
        </div>
      </section>
    </li>
  );
});
