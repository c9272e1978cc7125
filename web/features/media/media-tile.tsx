import type { Media } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowLeft, ArrowRight, Clapperboard, Crop, Play, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { shownPreview } from './shown-preview.ts';
import { nameDuration } from './upload/upload-words.ts';

interface MediaTileProps {
  media: Media;
  /** Used as the AI enhanced it. */
  isEnhanced: boolean;
  place: number;
  of: number;
  onOpen: () => void;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
  children?: ReactNode;
}

const onPicture = 'absolute top-2 left-2';
/** Over whatever colour a picture has. */
const plate = 'bg-surface text-text';

/** One picture or film with its place in the row. */
export function MediaTile(props: MediaTileProps) {
  const { media, isEnhanced, place, of, onOpen, onRemove, onMove, children } = props;
  const { fileName, kind, width, height, focalPoint } = media;
  const isVideo = kind === 'video';
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-xl border border-line bg-raised">
      <div className="relative">
        <img
          src={shownPreview(media, isEnhanced).previewUrl}
          alt={(isVideo ? m.media_video_named : m.media_picture)({ n: place, name: fileName })}
          width={width}
          height={height}
          style={{ objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }}
          className="aspect-square w-full bg-sunken object-cover"
        />
        {isVideo ? (
          <Badge className={cn(onPicture, plate)} icon={<Clapperboard aria-hidden />}>
            {media.durationMs === null ? m.media_video() : nameDuration(media.durationMs)}
          </Badge>
        ) : (
          <Badge tone={isEnhanced ? 'accent' : 'neutral'} className={cn(onPicture, !isEnhanced && plate)}>
            {isEnhanced ? m.media_enhanced() : m.media_original()}
          </Badge>
        )}
        <IconButton
          name={m.media_remove({ name: fileName })}
          // A small chip, so that it hides less of the picture than it takes to be pressed.
          className="absolute top-0 right-0 z-0 before:absolute before:-z-10 before:size-7 before:rounded-full before:bg-surface/85 hover:!bg-transparent md:top-1 md:right-1"
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <p className="truncate px-3 pt-2 text-sm" title={fileName}>
        {place}. {fileName}
      </p>
      {children && <div className="px-2 pt-2">{children}</div>}
      <div className="mt-auto flex flex-wrap items-center justify-between p-1">
        <div className="flex">
          <IconButton
            name={m.media_earlier({ name: fileName })}
            disabled={place === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowLeft aria-hidden />
          </IconButton>
          <IconButton
            name={m.media_later({ name: fileName })}
            disabled={place === of}
            onClick={() => onMove(1)}
          >
            <ArrowRight aria-hidden />
          </IconButton>
        </div>
        <IconButton name={(isVideo ? m.media_play : m.media_adjust)({ name: fileName })} onClick={onOpen}>
          {isVideo ? <Play aria-hidden /> : <Crop aria-hidden />}
        </IconButton>
      </div>
    </li>
  );
}
