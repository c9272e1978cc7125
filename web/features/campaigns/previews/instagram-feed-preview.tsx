import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Bookmark, ChevronRight, Ellipsis, Heart, MessageCircle, Send } from 'lucide-react';
import type { PreviewProps } from './preview-props.ts';
import { PreviewPicture } from './preview-picture.tsx';
import { PreviewText } from './preview-text.tsx';

const shapes = { narrowest: 4 / 5, widest: 1.91 };

/** The ad in the feed of Instagram, which shows neither headline nor description. */
export function InstagramFeedPreview(props: PreviewProps) {
  const { ad, speaker, speakerPicture, picture, button } = props;
  return (
    <figure
      aria-label={m.campaigns_preview_instagram()}
      className="font-feed mx-auto w-full max-w-md min-w-0 self-start overflow-hidden rounded-xl border border-feed-line bg-feed text-sm leading-snug text-feed-text"
    >
      <figcaption className="flex items-center gap-2.5 p-3">
        <Avatar name={speaker} src={speakerPicture} className="size-8 text-xs" />
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">{speaker}</span>
          <span className="block text-xs text-feed-muted">{m.campaigns_preview_sponsored()}</span>
        </span>
        <Ellipsis aria-hidden className="size-5 shrink-0 text-feed-muted" />
      </figcaption>
      <PreviewPicture picture={picture} shapes={shapes} />
      <div className="flex items-center justify-between gap-3 bg-feed-bar-loud px-3 py-2.5 font-semibold text-story-text">
        <span className="min-w-0 break-words">{button}</span>
        <ChevronRight aria-hidden className="size-5 shrink-0" />
      </div>
      <div aria-hidden className="flex items-center gap-4 px-3 pt-3 [&_svg]:size-6">
        <Heart />
        <MessageCircle />
        <Send />
        <Bookmark className="ml-auto" />
      </div>
      <p className="min-h-14 p-3 break-words whitespace-pre-line">
        <span className="font-semibold">{speaker}</span>{' '}
        <PreviewText text={ad.primaryText} className="text-feed-muted hover:underline" />
      </p>
    </figure>
  );
}
