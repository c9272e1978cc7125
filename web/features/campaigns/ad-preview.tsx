import { adTextLengths, type AdCopy } from '#contract/ads.ts';
import { type Objective } from '#contract/campaigns.ts';
import type { Media } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Globe } from 'lucide-react';
import { memo, useState } from 'react';
import { callToActionOf, nameCallToAction } from './call-to-action.ts';
import { clipGraphemes } from './graphemes.ts';

interface AdPreviewProps {
  ad: AdCopy;
  objective: Objective | null;
  /** Who speaks: the Facebook page, or the business until one is chosen. */
  speaker: string;
  speakerPicture: string | null;
  websiteUrl: string;
  picture: Media | undefined;
}

/** The ad as it will stand in the Facebook feed, cut off where Facebook cuts it off. */
export const AdPreview = memo(function AdPreview(props: AdPreviewProps) {
  const { ad, objective, speaker, speakerPicture, websiteUrl, picture } = props;
  return (
    <figure
      aria-label={m.campaigns_preview()}
      className="min-w-0 self-start overflow-hidden rounded-xl border border-line bg-raised text-[0.9375rem] leading-snug"
    >
      <figcaption className="flex items-center gap-2.5 p-3">
        <Avatar name={speaker} src={speakerPicture} className="size-10 text-sm" />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{speaker}</span>
          <span className="flex items-center gap-1 text-xs text-muted">
            {m.campaigns_preview_sponsored()} <span aria-hidden>·</span>
            <Globe aria-hidden className="size-3" />
          </span>
        </span>
      </figcaption>
      <PrimaryText text={ad.primaryText} />
      {picture ? (
        <img
          src={picture.previewUrl}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="aspect-[1.91/1] w-full bg-sunken object-cover"
        />
      ) : (
        <div className="aspect-[1.91/1] w-full bg-sunken" />
      )}
      <div className="flex items-center gap-3 bg-sunken px-3 py-2.5">
        <div className="min-w-0 grow">
          <p className="truncate text-xs text-muted uppercase">{domainOf(websiteUrl, objective)}</p>
          <p className="line-clamp-2 font-semibold break-words">{ad.headline}</p>
          <p className="truncate text-sm text-muted">{ad.description}</p>
        </div>
        <span className="shrink-0 rounded-lg bg-line px-3 py-2 text-sm font-semibold">
          {nameCallToAction(callToActionOf(ad.callToAction, objective), objective)}
        </span>
      </div>
    </figure>
  );
});

function PrimaryText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const clipped = clipGraphemes(text, adTextLengths.primaryText);
  const isCut = clipped.length < text.length;
  return (
    <p className="min-h-10 px-3 pb-3 break-words whitespace-pre-line">
      {isWhole ? text : clipped}
      {isCut && !isWhole && (
        <>
          {'… '}
          <button
            type="button"
            className="font-semibold text-muted hover:underline"
            onClick={() => setIsWhole(true)}
          >
            {m.campaigns_preview_more()}
          </button>
        </>
      )}
    </p>
  );
}

/** Forms open inside Facebook, which then names itself. */
function domainOf(websiteUrl: string, objective: Objective | null): string {
  const host = URL.parse(websiteUrl)?.hostname.replace(/^www\./, '') ?? '';
  return objective === 'leads' ? host || 'fb.me' : host;
}
