import type { Media } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { PictureToggle } from '#web/ui/form/picture-toggle.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ImagePlus } from 'lucide-react';

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
          ? pictures.map((picture, place) => {
              const { id, width, height } = picture;
              const isChosen = chosen.includes(id);
              return (
                <li key={id}>
                  <PictureToggle
                    {...{ picture, isChosen, isFull }}
                    name={m.websites_picture({ n: place + 1, width, height })}
                    onToggle={() => onChoose(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
                  />
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
