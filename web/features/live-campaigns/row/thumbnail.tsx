import { ImageIcon } from 'lucide-react';

/** The picture of one of its ads, small; a quiet place where there is none. */
export function Thumbnail({ url }: { url: string | null | undefined }) {
  if (!url)
    return (
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-lg bg-sunken text-line-strong"
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
      className="size-10 shrink-0 rounded-lg bg-sunken object-cover"
    />
  );
}
