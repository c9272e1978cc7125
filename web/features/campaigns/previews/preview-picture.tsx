import type { DesignPlacement } from '#contract/designs.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { Image as ImageIcon } from 'lucide-react';
import { useState } from 'react';

/** A picture as far as a preview must know it. Where its size is not known, the picture itself tells. */
export interface ShownPicture {
  previewUrl: string;
  width?: number;
  height?: number;
  /** Seen until that has come. */
  under?: string;
  /** In a design, by shape. */
  drawn?: Record<DesignPlacement, string>;
}

interface PreviewPictureProps {
  picture: ShownPicture | undefined;
  /** The narrowest and the widest shape (width by height) that is shown whole; the rest is cut off at the edges. */
  shapes: { narrowest: number; widest: number };
  /** Said in place of a picture; without it, that there is none yet. */
  missing?: string | undefined;
  className?: string;
}

/** The person's own picture in the shape the placement gives it. */
export function PreviewPicture({ picture, shapes, missing, className }: PreviewPictureProps) {
  const [loaded, setLoaded] = useState<{ url: string; shape: number }>();
  const look = cn('w-full else:bg-feed-bar bg-cover bg-center object-cover', className);
  if (!picture) {
    return (
      <div
        className={cn(
          look,
          'relative isolate grid place-content-center justify-items-center gap-2 px-4 text-center text-sm text-feed-muted',
        )}
        style={{ aspectRatio: 1.91 }}
      >
        <svg
          aria-hidden
          viewBox="0 0 191 100"
          className="absolute inset-0 -z-10 size-full fill-current opacity-10"
        >
          <path d="m0 82 40-34 21 17 38-40 47 46 22-13 23 14v28H0Z" />
        </svg>
        <ImageIcon aria-hidden className="size-7" />
        {missing ?? m.campaigns_preview_no_picture()}
      </div>
    );
  }
  const { previewUrl, under, width, height } = picture;
  const found = loaded?.url === previewUrl ? loaded.shape : 1;
  const shape = width && height ? width / height : found;
  const aspectRatio = Math.min(shapes.widest, Math.max(shapes.narrowest, shape));
  return (
    <img
      src={previewUrl}
      alt=""
      loading="lazy"
      className={look}
      style={{ aspectRatio, ...(under && { backgroundImage: `url(${JSON.stringify(under)})` }) }}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        naturalHeight > 0 && setLoaded({ url: previewUrl, shape: naturalWidth / naturalHeight })
      }
    />
  );
}
