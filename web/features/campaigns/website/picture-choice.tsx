import type { Media } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Check, ImagePlus } from 'lucide-react';

interface PictureChoiceProps {
  /** How many there will be, until they are here. */
  expected: number;
  /** Undefined while they are being fetched. */
  pictures: readonly Media[] | undefined;
  chosen: readonly string[];
  /** How many there is room for. */
  most: number;
  onChoose: (ids: string[]) => void;
  onOwn: () => void;
}

/** Which pictures of the website the ads are made of. */
export function PictureChoice({ expected, pictures, chosen, most, onChoose, onOwn }: PictureChoiceProps) {
  const isFull = chosen.length >= most;
  return (
    <div className="space-y-3" data-field="websitePictures">
      <p className="text-sm font-medium">{m.websites_pictures()}</p>
      <p className="text-sm text-muted">
        {pictures?.length === 0
          ? m.websites_pictures_none()
          : m.websites_pictures_text({ n: chosen.length, most })}
      </p>
      <ul aria-label={m.websites_pictures()} className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {pictures
          ? pictures.map(({ id, previewUrl, width, height }, place) => {
              const isChosen = chosen.includes(id);
              return (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={isChosen}
                    aria-label={m.websites_picture({ n: place + 1, width, height })}
                    disabled={!isChosen && isFull}
                    onClick={() => onChoose(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
                    className="group relative block w-full overflow-hidden rounded-xl border-2 border-line-strong aria-pressed:border-accent disabled:opacity-60"
                  >
                    <img
                      src={previewUrl}
                      alt=""
                      width={width}
                      height={height}
                      className="aspect-square w-full bg-sunken object-cover"
                    />
                    <span
                      aria-hidden
                      className="absolute top-1.5 right-1.5 hidden size-6 place-items-center rounded-full bg-accent text-on-accent group-aria-pressed:grid"
                    >
                      <Check className="size-4" strokeWidth={3} />
                    </span>
                  </button>
                </li>
              );
            })
          : Array.from({ length: expected }, (_, place) => (
              <li key={place}>
                <Skeleton className="aspect-square h-auto rounded-xl" />
              </li>
            ))}
      </ul>
      <Button variant="ghost" size="small" className="-ml-3" onClick={onOwn}>
        <ImagePlus aria-hidden />
        {m.websites_pictures_own()}
      </Button>
    </div>
  );
}
