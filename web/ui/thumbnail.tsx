import { ImageIcon } from 'lucide-react';
import { cn } from './class-names.ts';

interface ThumbnailProps {
  url: string | null | undefined;
  className?: string;
}

/** The picture of an ad, small; a quiet place where there is none. */
export function Thumbnail({ url, className }: ThumbnailProps) {
  if (!url)
    return (
      <span
        aria-hidden
        className={cn(
          'grid else:size-10 shrink-0 place-items-center rounded-lg bg-line/50 text-line-strong',
          className,
        )}
      >
        <ImageIcon className="size-4" />
      </span>
    );
  return (
    <img
      src={url}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      className={cn(
        'else:size-10 shrink-0 rounded-lg bg-line/50 object-cover outline -outline-offset-1 outline-line',
        className,
      )}
    />
  );
}
