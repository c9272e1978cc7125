import type { LiveAd, LiveCampaign } from '#contract/live/live-campaign.ts';
import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { statusTone, statusWords } from '#web/status-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { AdFigures, NoFullDay } from '../figures/brought.tsx';
import { DeliveryNote, needsPartNote } from '../delivery/delivery-note.tsx';
import { PartSwitch } from '../steering/part-switch.tsx';
import { useMaySteer } from '../live-tools.ts';

interface AdCardFrameProps {
  title: string;
  badges: ReactNode;
  children: ReactNode;
}

/** Ads side by side, as many as fit. */
export function AdGrid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5">{children}</ul>;
}

/** An ad of a campaign in a list of them. */
export function AdCardFrame({ title, badges, children }: AdCardFrameProps) {
  return (
    <li className="min-w-0 rounded-xl border border-line bg-surface p-4 sm:p-5">
      <article aria-label={title} className="flex h-full flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
          <h3 className="grow text-base font-semibold [overflow-wrap:anywhere]">{title}</h3>
          {badges}
        </div>
        {children}
      </article>
    </li>
  );
}

interface LiveAdCardProps {
  ad: LiveAd;
  campaign: LiveCampaign;
  /** The campaign has no full day yet that could be told of. */
  isFirstDay: boolean;
  /** Which ad set it is in, where there are several. */
  adSetName: string | undefined;
  /** How it looks, drawn by whoever knows how. */
  preview: ReactNode;
  /** It brings results for less than the others. */
  isBetter: boolean;
  onEdit: () => void;
  onShowPicture: (url: string) => void;
}

/** An ad as Meta has it: whether it runs, what Meta says against it, what it brought. */
export function LiveAdCard(props: LiveAdCardProps) {
  const { ad, campaign, isFirstDay, adSetName, preview, isBetter, onEdit, onShowPicture } = props;
  const maySteer = useMaySteer();
  const { status, configuredStatus, reviewFeedback, figures, pictureUrl, delivery } = ad;
  const title = ad.name || ad.headline;
  const isGone = ad.goneAt !== null || campaign.goneAt !== null;
  const { reason, also } = delivery;
  // The banner tells that it was rejected, and why, and the pencil mends it.
  const isAllSaid = reviewFeedback !== null && reason.code === 'ads-refused' && also.length === 0;
  return (
    <AdCardFrame
      title={title}
      badges={
        <>
          <Badge tone="accent">{m.changes_ad_live()}</Badge>
          {isBetter && <Badge tone="success">{m.compare_badge_better()}</Badge>}
          {/* The switch says whether it is on, and the note below it what is delivered. */}
          {isGone && <Badge>{m.live_gone()}</Badge>}
          {!isGone && status !== configuredStatus && (
            <Badge tone={statusTone(status)}>{statusWords(status)}</Badge>
          )}
          {adSetName && (
            <Badge className="whitespace-normal wrap-anywhere">
              {m.changes_ad_in_set({ name: adSetName })}
            </Badge>
          )}
        </>
      }
    >
      {reviewFeedback && (
        <Banner tone="warning" title={m.changes_ad_turned_down()}>
          {reviewFeedback} {m.changes_ad_turned_down_text()}
        </Banner>
      )}
      {!isGone && (
        <>
          <PartSwitch type="ad" id={ad.facebookAdId} name={title} {...{ campaign, configuredStatus }} />
          {!isAllSaid && needsPartNote(ad) && (
            <DeliveryNote of="ad" {...{ campaign, delivery }} said={statusWords(configuredStatus)} />
          )}
        </>
      )}
      {/* What it brought is read before how it looks. */}
      {isFirstDay ? <NoFullDay /> : <AdFigures {...{ figures, campaign }} />}
      {preview}
      {!isGone && (
        <div className="mt-auto flex flex-wrap gap-2">
          {maySteer && (
            <Button
              variant="secondary"
              size="small"
              aria-label={m.changes_ad_edit_named({ name: title })}
              onClick={onEdit}
            >
              <PencilLine aria-hidden />
              {m.changes_ad_edit()}
            </Button>
          )}
          {pictureUrl && (
            <Button
              variant="ghost"
              size="small"
              aria-label={m.changes_ad_picture_named({ name: title })}
              onClick={() => onShowPicture(pictureUrl)}
            >
              {m.changes_ad_picture()}
            </Button>
          )}
        </div>
      )}
    </AdCardFrame>
  );
}
