import type { AdCopy } from '#contract/campaigns/ads.ts';
import type { Campaign } from '#contract/campaigns/campaign.ts';
import { turnOf } from '#contract/campaigns/shown-pictures.ts';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AdPreview } from './ad-preview.tsx';
import type { ShownPicture } from './preview-picture.tsx';
import type { PreviewProps } from './preview-props.ts';
import { AdGallery } from '../review/ad-gallery.tsx';
import { nameTone } from '../ads/tone-words.ts';

interface AdViewerProps {
  campaign: Campaign;
  pictures: readonly ShownPicture[];
  speaker: Pick<PreviewProps, 'speaker' | 'speakerPicture'>;
  /** How an ad that went out stands, beside its name, and what it has brought: read before how it looks. */
  broughtBy: (facebookAdId: string) => ReactNode;
}

/** Every generated ad as it looks, of a published campaign first those that went out. Pictures take turns. */
export function AdViewer({ campaign, pictures, speaker, broughtBy }: AdViewerProps) {
  const { id, ads, objective, websiteUrl, facebookAdIds, facebookCampaignId } = campaign;
  const mayDraft = useMay('draft');
  const maySteer = useMay('steer');
  if (ads.length === 0) {
    return (
      <EmptyState
        icon={<Sparkles />}
        title={m.drafts_viewer_none()}
        text={m.drafts_viewer_none_text()}
        action={
          mayDraft && (
            <Button asChild>
              <Link to={`/campaign/${id}`} state={{ previousRoute: `/campaign/${id}/ads` }}>
                {m.drafts_viewer_continue()}
              </Link>
            </Button>
          )
        }
      />
    );
  }
  const isDraft = campaign.status === 'draft';
  const Heading = isDraft ? 'h2' : 'h3';
  const gallery = (some: AdCopy[], isQuiet = false) => (
    <AdGallery count={some.length}>
      {some.map((ad, turn) => {
        const place = ads.indexOf(ad);
        const facebookAdId = isQuiet ? undefined : facebookAdIds[turn];
        return (
          <li
            key={ad.id}
            className={cn(
              'w-[86%] max-w-sm min-w-0 shrink-0 snap-center rounded-xl border border-line p-2 max-[359px]:border-0 max-[359px]:p-0 sm:w-auto sm:max-w-none sm:p-4',
              !isQuiet && 'min-[360px]:bg-surface',
            )}
          >
            <article aria-labelledby={`ad-${ad.id}`}>
              <div className="mb-2 flex flex-wrap items-center gap-1.5 max-sm:px-1 max-sm:pt-1 sm:mb-4">
                <Heading
                  id={`ad-${ad.id}`}
                  className={cn('mr-auto text-base font-semibold', isQuiet && 'text-muted')}
                >
                  {m.drafts_ads_copy({ n: place + 1 })}
                </Heading>
                <Badge>{m.campaigns_tone({ tone: nameTone(ad.tone) })}</Badge>
                {facebookAdId && broughtBy(facebookAdId)}
                {isQuiet && facebookCampaignId && maySteer && <UseAd {...{ id, ad }} />}
              </div>
              <AdPreview {...{ ad, objective, websiteUrl }} {...speaker} picture={turnOf(pictures, place)} />
            </article>
          </li>
        );
      })}
    </AdGallery>
  );
  const part = (name: string, some: AdCopy[], isQuiet?: boolean) =>
    some.length > 0 && (
      <section aria-label={name} className={cn('space-y-4', isQuiet && 'mt-10')}>
        <h2 className="text-lg font-semibold">{name}</h2>
        {gallery(some, isQuiet)}
      </section>
    );
  if (isDraft) return gallery(ads);
  const used = ads.filter(({ selected }) => selected);
  const rest = ads.filter(({ selected }) => !selected);
  return (
    <>
      {part(m.drafts_viewer_published({ count: used.length }), used)}
      {part(m.changes_not_used({ count: rest.length }), rest, true)}
    </>
  );
}

/** To a new ad of the live campaign that begins with these words. */
function UseAd({ id, ad }: { id: string; ad: AdCopy }) {
  const { headline, primaryText, description, callToAction } = ad;
  return (
    <span className="-mb-3 flex basis-full text-sm font-medium text-accent-text">
      <Link
        to={`/campaign/${id}/details?tab=ads`}
        state={{ newAd: { headline, primaryText, description, callToAction } }}
        aria-describedby={`ad-${ad.id}`}
        className="py-3 hover:underline"
      >
        {m.drafts_viewer_use()}
      </Link>
    </span>
  );
}
