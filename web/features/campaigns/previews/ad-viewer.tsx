import type { Campaign } from '#contract/campaigns/campaign.ts';
import { turnOf } from '#contract/campaigns/shown-pictures.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { AdPreview } from './ad-preview.tsx';
import type { ShownPicture } from './preview-picture.tsx';
import type { PreviewProps } from './preview-props.ts';
import { ToneBadge } from '../ads/tone-badge.tsx';

interface AdViewerProps {
  campaign: Campaign;
  pictures: readonly ShownPicture[];
  speaker: Pick<PreviewProps, 'speaker' | 'speakerPicture'>;
}

/** Every generated ad as it will look. Pictures take turns. */
export function AdViewer({ campaign, pictures, speaker }: AdViewerProps) {
  const { id, ads, objective, websiteUrl } = campaign;
  if (ads.length === 0) {
    return (
      <EmptyState
        icon={<Sparkles />}
        title={m.drafts_viewer_none()}
        text={m.drafts_viewer_none_text()}
        action={
          <Button asChild>
            <Link to={`/campaign/${id}`} state={{ previousRoute: `/campaign/${id}/ads` }}>
              {m.drafts_viewer_continue()}
            </Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <p>
        <Badge tone="success">{m.drafts_viewer_count({ count: ads.length })}</Badge>
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5">
        {ads.map((ad, place) => (
          <li key={ad.id} className="min-w-0 rounded-xl border border-line bg-surface p-4 sm:p-5">
            <article aria-labelledby={`ad-${ad.id}`}>
              <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
                <h2 id={`ad-${ad.id}`} className="text-base font-semibold">
                  {m.drafts_ads_copy({ n: place + 1 })}
                </h2>
                <ToneBadge tone={ad.tone} />
              </div>
              <AdPreview
                ad={ad}
                objective={objective}
                {...speaker}
                websiteUrl={websiteUrl}
                picture={turnOf(pictures, place)}
              />
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
