import type { DesignName } from '#contract/designs.ts';
import { Play } from 'lucide-react';
import { useId } from 'react';
import { m } from '#web/paraglide/messages.js';
import type { OwnPicture } from './use-own-pictures.ts';

interface NewAdOwnPicturesProps {
  pictures: readonly OwnPicture[];
  nameDesign: (design: DesignName) => string;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** One of the pictures and films the campaign has already, or a picture in one of its designs. */
export function NewAdOwnPictures({ pictures, nameDesign, chosenId, onChoose }: NewAdOwnPicturesProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{m.dialogs_picture_own()}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {pictures.map(({ id, fileName, kind, previewUrl, design }) => (
          <label
            key={id}
            className="relative aspect-square cursor-pointer overflow-hidden rounded-lg border-2 border-line bg-sunken hover:border-muted has-[:checked]:border-accent has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={id === chosenId}
              onChange={() => onChoose(id)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <img
              src={previewUrl}
              alt={design ? `${fileName}: ${nameDesign(design)}` : fileName}
              className="size-full object-cover"
            />
            {kind === 'video' && (
              <span className="absolute bottom-1 left-1 grid size-6 place-items-center rounded-full bg-surface/85">
                <Play aria-hidden className="size-3.5" />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
