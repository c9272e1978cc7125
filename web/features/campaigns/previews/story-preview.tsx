import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { cn } from '#web/ui/class-names.ts';
import { ChevronUp, Ellipsis, X } from 'lucide-react';
import type { PreviewProps } from './preview-props.ts';
import { PreviewPicture } from './preview-picture.tsx';
import { PreviewText } from './preview-text.tsx';

const shapes = { narrowest: 9 / 16, widest: 1.91 };

/** The ad as a story: nine by sixteen, the picture on a ground of its own colours. */
export function StoryPreview(props: PreviewProps) {
  const { ad, speaker, speakerPicture, picture, button } = props;
  return (
    <figure
      aria-label={m.campaigns_preview_story()}
      className="font-feed relative isolate mx-auto flex aspect-[9/16] w-full max-w-72 min-w-0 flex-col self-start overflow-hidden rounded-xl bg-story text-sm leading-snug text-story-text"
    >
      {picture && (
        <img
          src={picture.previewUrl}
          alt=""
          loading="lazy"
          className={cn(
            'absolute inset-0 -z-20 size-full object-cover',
            !picture.drawn && 'scale-150 blur-2xl',
          )}
        />
      )}
      {picture?.drawn ? (
        <>
          <div className="absolute inset-x-0 top-0 -z-10 h-1/5 bg-linear-to-b from-story/80" />
          <div className="absolute inset-x-0 bottom-0 -z-10 h-2/5 bg-linear-to-t from-story/90 from-50%" />
        </>
      ) : (
        <div className="absolute inset-0 -z-10 bg-story-shade" />
      )}
      <div aria-hidden className="mx-2 mt-2 h-0.5 shrink-0 rounded-full bg-story-text/40">
        <div className="h-full w-1/3 rounded-full bg-story-text" />
      </div>
      <figcaption className="flex items-center gap-2 p-2.5">
        <Avatar name={speaker} src={speakerPicture} className="size-8 text-xs" />
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">{speaker}</span>
          <span className="block text-xs">{m.campaigns_preview_sponsored()}</span>
        </span>
        <Ellipsis aria-hidden className="size-5 shrink-0" />
        <X aria-hidden className="size-5 shrink-0" />
      </figcaption>
      <div className="flex min-h-0 grow flex-col justify-center">
        {!picture?.drawn && (
          <PreviewPicture picture={picture} shapes={shapes} className="max-h-full min-h-0 bg-transparent" />
        )}
      </div>
      <p
        className={cn(
          'my-2 shrink-0 overflow-y-auto px-3 text-center break-words whitespace-pre-line',
          picture?.drawn ? 'max-h-[4lh]' : 'max-h-[6lh]',
        )}
      >
        <PreviewText text={ad.primaryText} className="font-semibold hover:underline" />
      </p>
      <div className="flex flex-col items-center px-3 pb-3">
        <ChevronUp aria-hidden className="size-5" />
        <span className="max-w-full rounded-full bg-story-button px-5 py-2 text-center font-semibold break-words text-on-story-button">
          {button}
        </span>
      </div>
    </figure>
  );
}
