import type { Media } from '#contract/media.ts';
import { cn } from '#web/ui/class-names.ts';

interface PreviewPictureProps {
  picture: Media | undefined;
  /** The narrowest and the widest shape (width by height) that is shown whole; the rest is cut off at the edges. */
  shapes: { narrowest: number; widest: number };
  className?: string;
}

/** The person's own picture in the shape the placement gives it. */
export function PreviewPicture({ picture, shapes, className }: PreviewPictureProps) {
  const { narrowest, widest } = shapes;
  const shape = picture ? picture.width / picture.height : 1;
  const aspectRatio = Math.min(widest, Math.max(narrowest, shape));
  const look = cn('w-full bg-feed-bar object-cover', className);
  if (!picture) return <div className={look} style={{ aspectRatio: 1.91 }} />;
  return <img src={picture.previewUrl} alt="" loading="lazy" className={look} style={{ aspectRatio }} />;
}
