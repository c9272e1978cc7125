import type { ChosenDesign } from '#contract/designs.ts';
import type { Media } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';
import { Radio } from '#web/ui/form/radio.tsx';
import { useId } from 'react';

interface PictureChoiceProps {
  pictures: readonly Media[];
  chosen: readonly ChosenDesign[];
  value: string;
  onChoose: (mediaId: string) => void;
}

/** Whose designs are looked at, each with how many of its own are chosen. */
export function PictureChoice({ pictures, chosen, value, onChoose }: PictureChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={m.designs_pictures()} className="flex flex-wrap gap-2">
      {pictures.map(({ id, fileName, previewUrl }, place) => {
        const count = chosen.filter(({ mediaId }) => mediaId === id).length;
        return (
          <label
            key={id}
            className="relative block size-14 rounded-lg border-2 border-line p-0.5 has-checked:border-accent has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus"
          >
            <Radio
              name={name}
              value={id}
              isChosen={id === value}
              onChoose={() => onChoose(id)}
              aria-label={m.designs_picture({ n: place + 1, name: fileName, count })}
              className="cursor-pointer rounded-lg outline-none"
            />
            <img src={previewUrl} alt="" className="pointer-events-none size-full rounded-md object-cover" />
            {count > 0 && (
              <span
                aria-hidden
                className="pointer-events-none absolute -top-2 -right-2 grid size-5 place-items-center rounded-full bg-accent text-xs font-semibold text-on-accent tabular-nums"
              >
                {count}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
