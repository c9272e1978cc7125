import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Ellipsis, Globe, MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import type { PreviewProps } from './preview-props.ts';
import { PreviewPicture } from './preview-picture.tsx';
import { keepNumbers, PreviewText } from './preview-text.tsx';

const shapes = { narrowest: 1, widest: 1.91 };
/** A drawing is published in the shape of the feed, and not cut. */
const drawnShapes = { narrowest: 4 / 5, widest: 1 };

const reactions = [
  { Icon: ThumbsUp, name: m.campaigns_preview_like },
  { Icon: MessageCircle, name: m.campaigns_preview_comment },
  { Icon: Share2, name: m.campaigns_preview_share },
];

/** The ad in the feed of Facebook. */
export function FacebookFeedPreview(props: PreviewProps) {
  const { ad, speaker, speakerPicture, picture, missing, button, domain } = props;
  return (
    <figure
      aria-label={m.campaigns_preview()}
      className="font-feed mx-auto w-full max-w-md min-w-0 self-start overflow-hidden rounded-xl border border-feed-line bg-feed text-[0.9375rem] leading-snug text-feed-text"
    >
      <figcaption className="flex items-center gap-2.5 p-3">
        <Avatar name={speaker} src={speakerPicture} className="size-10 text-sm" />
        <span className="min-w-0 grow">
          <span className="line-clamp-2 font-semibold wrap-anywhere">{speaker}</span>
          <span className="flex items-center gap-1 text-xs text-feed-muted">
            {m.campaigns_preview_sponsored()} <span aria-hidden>·</span>
            <Globe aria-hidden className="size-3" />
          </span>
        </span>
        <Ellipsis aria-hidden className="size-5 shrink-0 self-start text-feed-muted" />
      </figcaption>
      <p className="min-h-10 px-3 pb-3 break-words whitespace-pre-line">
        <PreviewText text={ad.primaryText} className="font-semibold text-feed-muted hover:underline" />
      </p>
      <PreviewPicture picture={picture} shapes={picture?.drawn ? drawnShapes : shapes} missing={missing} />
      {/* Narrower than any phone, a headline gets the room that a phone would give it. */}
      <div className="@container bg-feed-bar">
        <div className="flex items-center gap-2 px-3 py-2.5 @[18rem]:gap-3">
          <div className="min-w-0 grow">
            <p className="truncate text-xs text-feed-muted uppercase">{domain}</p>
            <p className="line-clamp-4 text-sm font-semibold break-words @[20rem]:line-clamp-2 @[18rem]:text-[0.9375rem]">
              {keepNumbers(ad.headline)}
            </p>
            <p className="line-clamp-2 text-sm break-words text-feed-muted">{keepNumbers(ad.description)}</p>
          </div>
          {button && (
            <span className="max-w-2/5 shrink-0 rounded-lg bg-feed-button px-2 py-1.5 text-center text-xs font-semibold @[18rem]:max-w-1/2 @[18rem]:px-3 @[18rem]:py-2 @[18rem]:text-sm">
              {button}
            </span>
          )}
        </div>
      </div>
      <div aria-hidden className="@container mx-3 border-t border-feed-line">
        <div className="flex justify-around gap-x-1 py-2.5 text-[0.6875rem] font-semibold text-feed-muted @[14rem]:text-xs @[16rem]:text-sm [&_svg]:size-4 @[16rem]:[&_svg]:size-5">
          {reactions.map(({ Icon, name }) => (
            <span key={name()} className="flex items-center gap-1 @[16rem]:gap-1.5">
              <Icon />
              <span className="hidden @[12rem]:inline">{name()}</span>
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
