import type { Media } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';

interface PictureTileProps {
  picture: Media;
  /** Used as the AI enhanced it. */
  isEnhanced: boolean;
  place: number;
  of: number;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
}

/** One uploaded picture with its place in the row. */
export function PictureTile({ picture, isEnhanced, place, of, onRemove, onMove }: PictureTileProps) {
  const { fileName, previewUrl, width, height } = picture;
  const variant = isEnhanced ? 'enhanced' : 'original';
  return (
    <li className="min-w-0 overflow-hidden rounded-xl border border-line bg-raised">
      <div className="relative">
        <img
          src={previewUrl}
          alt={m.media_picture({ n: place, name: fileName })}
          width={width}
          height={height}
          className="aspect-square w-full bg-sunken object-cover"
        />
        <Badge tone={variant === 'enhanced' ? 'accent' : 'neutral'} className="absolute top-2 left-2">
          {variant === 'enhanced' ? m.media_enhanced() : m.media_original()}
        </Badge>
      </div>
      <p className="truncate px-3 pt-2 text-sm" title={fileName}>
        {fileName}
      </p>
      <div className="flex items-center justify-between p-1">
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
        <IconButton name={m.media_remove({ name: fileName })} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
