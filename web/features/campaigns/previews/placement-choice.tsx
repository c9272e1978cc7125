import { m } from '#web/paraglide/messages.js';
import { useId } from 'react';
import type { Placement } from './placements.ts';

interface PlacementChoiceProps {
  placement: Placement;
  onPlacement: (placement: Placement) => void;
}

/** Which of the places all previews show. */
export function PlacementChoice({ placement, onPlacement }: PlacementChoiceProps) {
  const name = useId();
  const places: [Placement, string][] = [
    ['facebook-feed', m.campaigns_place_facebook()],
    ['instagram-feed', m.campaigns_place_instagram()],
    ['story', m.campaigns_place_story()],
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{m.campaigns_place()}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-0.5 sm:gap-1 rounded-xl bg-sunken p-1">
        {places.map(([value, label]) => (
          <label
            key={value}
            className="relative flex min-h-11 cursor-pointer items-center rounded-lg px-2 text-sm min-[360px]:px-3 font-semibold text-muted transition-colors hover:text-text has-[:checked]:bg-surface has-[:checked]:text-text has-[:checked]:shadow-raised has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus md:min-h-8"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === placement}
              onChange={() => onPlacement(value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
