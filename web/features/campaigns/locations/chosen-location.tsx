import { type Location, radiusLimitsKm } from '#contract/campaigns/locations.ts';
import { isByNameOnly } from '#contract/campaigns/legacy-locations.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
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
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-xl border border-line bg-raised p-4 @lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto] @lg:py-3">
      <div className={cn('flex items-start gap-3', location.type !== 'city' && '@lg:col-span-2')}>
        <MapPin aria-hidden className="mt-0.5 size-[18px] shrink-0 text-accent-text" />
        <div className="min-w-0 grow">
          <p className="truncate text-sm font-semibold">{name}</p>
          <p className="text-sm text-muted @lg:truncate">{where}</p>
        </div>
      </div>
      <IconButton
        name={m.campaigns_location_remove({ name })}
        className="-my-2 -mr-2 self-start @lg:col-[3] @lg:row-[1] @lg:self-center"
        data-remove
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
      {location.type === 'city' && (
        // Beside the name where there is room, so that several places and the map are in sight together.
        <div className="col-span-full mt-3 pl-[30px] @lg:col-[2] @lg:row-[1] @lg:mt-0 @lg:pl-0">
          {location.radiusKm === null ? (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
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
          )}
        </div>
      )}
      {isByNameOnly(location) && (
        <p className="col-span-full mt-2 flex items-start gap-2 pl-[30px] text-sm text-warning-text">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {m.campaigns_location_by_name({ name })}
        </p>
      )}
    </li>
  );
}
