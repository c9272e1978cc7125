import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface PictureToggleProps {
  picture: { previewUrl: string; width: number; height: number };
  name: string;
  isChosen: boolean;
  /** Nothing more can be chosen: what is, can still be given back. */
  isFull: boolean;
  onToggle: () => void;
  /** Lies on the picture. */
  children?: ReactNode;
}

/** One picture of a list, that is chosen or not. */
export function PictureToggle({ picture, name, isChosen, isFull, onToggle, children }: PictureToggleProps) {
  const { previewUrl, width, height } = picture;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={name}
      disabled={!isChosen && isFull}
      onClick={onToggle}
      className="group relative block w-full overflow-hidden rounded-xl border-2 border-line-strong aria-pressed:border-accent disabled:opacity-60"
    >
      <img
        src={previewUrl}
        alt=""
        loading="lazy"
        width={width}
        height={height}
        className="aspect-square w-full bg-sunken object-cover"
      />
      {children}
      <span
        aria-hidden
        className="absolute top-1.5 right-1.5 hidden size-6 place-items-center rounded-full bg-accent text-on-accent group-aria-pressed:grid"
      >
        <Check className="size-4" strokeWidth={3} />
      </span>
    </button>
  );
}
