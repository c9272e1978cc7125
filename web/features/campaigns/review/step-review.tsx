import type { Page } from '#contract/connections.ts';
import type { AdCopy } from '#contract/campaigns/ads.ts';
import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { staleFacts } from '#contract/campaigns/stale-facts.ts';
import { turnOf } from '#contract/campaigns/shown-pictures.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { CardGroup } from '#web/ui/card.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RefreshCw, Sparkles } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { AdCard } from '../ads/ad-card.tsx';
import { AdDrawer } from '../ads/ad-drawer.tsx';
import { adFieldName, adOfField } from '../ads/ad-field-name.ts';
import { PlacementChoice } from '../previews/placement-choice.tsx';
import type { Placement } from '../previews/placements.ts';
import { useAdRewrite } from '../ads/use-ad-rewrite.ts';
import type { CampaignWizardProps } from '../wizard/wizard-props.ts';
import { AdGallery } from './ad-gallery.tsx';
import { connectionPlace } from './review-controls.ts';

type OfWizard = 'keeper' | 'pictures' | 'below' | 'connection';

interface StepReviewProps extends Pick<CampaignWizardProps, OfWizard> {
  fields: CampaignFields;
  /** The name of the page the ads speak for. */
  page: Pick<Page, 'name' | 'pictureUrl'> | null;
  onRegenerate: () => void;
  /** Takes the place of the ads while new ones are written. */
  writing: ReactNode;
  /** What the law says of the ads. */
  law: ReactNode;
  /** Something in it is open: it stands above the ads. */
  isLawFirst: boolean;
  panel: ReactNode;
  summary: ReactNode;
  /** Last where all stand below each other: it is known last. */
  approval: ReactNode;
  /** While it is being published nothing may change under Facebook's eyes. */
  isLocked: boolean;
  /** The control of an ad that is open to be changed; null for none. */
  edited: string | null;
  onEdit: (control: string | null) => void;
}

/** All ads to choose from and to polish, above the way to Facebook. */
export function StepReview(props: StepReviewProps) {
  const { keeper, fields, pictures, page, onRegenerate, writing, law, below } = props;
  const { panel, connection, approval, summary, isLocked, isLawFirst, edited, onEdit } = props;
  const { ads, objective, websiteUrl, businessName } = fields;

  const change = useCallback(
    (id: string, changes: Partial<AdCopy>) => {
      const now = keeper.view().fields.ads;
      keeper.change({ ads: now.map((ad) => (ad.id === id ? { ...ad, ...changes } : ad)) });
    },
    [keeper],
  );
  const rewrite = useAdRewrite(keeper);
  const [placement, setPlacement] = useState<Placement>('facebook-feed');
  const edit = useCallback((id: string) => onEdit(adFieldName(id, 'headline')), [onEdit]);
  const editedId = edited === null || isLocked ? undefined : adOfField(edited, ads);
  const lookOf = (place: number) => ({
    n: place + 1,
    objective,
    speaker: page?.name ?? businessName,
    speakerPicture: page?.pictureUrl ?? null,
    websiteUrl,
    picture: turnOf(pictures, place),
    placement,
    onChange: change,
    onRewrite: rewrite,
  });
  function selectAll(selected: boolean) {
    keeper.change({ ads: ads.map((ad) => ({ ...ad, selected })) });
  }

  return (
    <div className="space-y-6">
      {isLawFirst && law}
      <section
        aria-label={m.campaigns_ads_region()}
        inert={isLocked}
        className={cn('min-w-0 transition-opacity', isLocked && 'opacity-60')}
      >
        {writing ?? (
          <div className="flex flex-col gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3 max-sm:contents">
              <h3 className="font-semibold sm:text-xl">{m.campaigns_previews({ count: ads.length })}</h3>
              {ads.length > 0 && (
                <>
                  <PlacementChoice placement={placement} onPlacement={setPlacement} />
                  <div className="-ml-3 flex flex-wrap gap-2 max-[359px]:gap-0 max-[359px]:*:px-2">
                    <Button variant="ghost" size="small" onClick={() => selectAll(true)}>
                      {m.campaigns_select_all()}
                    </Button>
                    <Button variant="ghost" size="small" onClick={() => selectAll(false)}>
                      {m.campaigns_deselect_all()}
                    </Button>
                    <Button variant="secondary" size="small" onClick={onRegenerate}>
                      <RefreshCw aria-hidden className="max-[359px]:hidden" />
                      {m.campaigns_regenerate()}
                    </Button>
                  </div>
                </>
              )}
            </div>
            {ads.length === 0 ? (
              <EmptyState
                heading="p"
                icon={<Sparkles />}
                title={m.campaigns_ads_none()}
                text={m.campaigns_ads_none_text()}
              />
            ) : (
              <>
                <AdGallery count={ads.length}>
                  {ads.map((ad, place) => (
                    <AdCard
                      key={ad.id}
                      ad={ad}
                      below={below(`ads.${ad.id}`)}
                      stale={staleFacts(ad, fields).join(' ')}
                      onEdit={edit}
                      {...lookOf(place)}
                    />
                  ))}
                </AdGallery>
                {placement !== 'story' && (
                  <p className="text-sm text-muted max-lg:-mt-2 max-lg:text-center">
                    {m.campaigns_shown_square()}
                  </p>
                )}
                {ads.map(
                  (ad, place) =>
                    ad.id === editedId && (
                      <AdDrawer
                        key={ad.id}
                        ad={ad}
                        first={edited ?? undefined}
                        below={below}
                        onClose={() => onEdit(null)}
                        {...lookOf(place)}
                      />
                    ),
                )}
              </>
            )}
          </div>
        )}
      </section>
      <CardGroup className="grid grid-cols-1 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
        <div>
          {summary}
          <div className={lineAbove}>{!isLawFirst && law}</div>
        </div>
        <div className="border-line max-xl:border-t xl:row-span-2 xl:border-l">
          <div id={connectionPlace} tabIndex={-1}>
            {connection}
          </div>
          {panel}
        </div>
        <div className={lineAbove}>{approval}</div>
      </CardGroup>
    </div>
  );
}

const lineAbove = 'border-t border-line empty:hidden';
