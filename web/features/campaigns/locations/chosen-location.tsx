import { type Location, radiusLimitsKm } from '#contract/campaigns/locations.ts';
import { isByNameOnly } from '#contract/campaigns/legacy-locations.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MapPin, TriangleAlert, X } from 'lucide-react';
import { describeLocation, nameLocation, nameLocationType } from './location-words.ts';
import { RadiusControl } from './radius-control.tsx';

interface ChosenLocationProps {
  location: Location;
  /** The place as Meta holds it; undefined where it does not. */
  held: Location | undefined;
  onRadius: (radiusKm: number) => void;
  onRemove: () => void;
}

/** One chosen place. Around a city one can say how far; without a radius it is the city alone. */
export function ChosenLocation({ location, held, onRadius, onRemove }: ChosenLocationProps) {
  const name = nameLocation(location);
  const where = [nameLocationType(location), describeLocation(location)].filter(Boolean).join(' · ');
  return (
    <li className="rounded-xl border border-line bg-raised p-4">
      <div className="flex items-start gap-3">
        <MapPin aria-hidden className="mt-0.5 size-[18px] shrink-0 text-accent-text" />
        <div className="min-w-0 grow">
          <p className="truncate text-sm font-semibold">{name}</p>
          <p className="truncate text-sm text-muted">{where}</p>
        </div>
        <IconButton
          name={m.campaigns_location_remove({ name })}
          className="-mt-2 -mr-2"
          data-remove
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      {isByNameOnly(location) && (
        <p className="mt-2 flex items-start gap-2 pl-[30px] text-sm text-warning-text">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {m.campaigns_location_by_name({ name })}
        </p>
      )}
      {location.type === 'city' &&
        (location.radiusKm === null ? (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 pl-[30px] text-sm text-muted">
            {m.campaigns_radius_none()}
            <Button
              variant="secondary"
              size="small"
              aria-label={m.campaigns_radius_add_to({ name })}
              onClick={() => onRadius(radiusLimitsKm.default)}
            >
              {m.campaigns_radius_add()}
            </Button>
          </p>
        ) : (
          <RadiusControl
            name={name}
            radiusKm={location.radiusKm}
            isHeld={held?.radiusKm === location.radiusKm}
            onRadius={onRadius}
          />
        ))}
    </li>
  );
}
