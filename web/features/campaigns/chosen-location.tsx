import { limits, type Location } from '#contract/campaigns.ts';
import { m } from '#web/paraglide/messages.js';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MapPin, X } from 'lucide-react';
import { useId } from 'react';
import { describeLocation, nameLocationType } from './location-words.ts';

interface ChosenLocationProps {
  location: Location;
  onRadius: (radiusKm: number) => void;
  onRemove: () => void;
}

/** Meta targets no less around a city. */
const leastAtMetaKm = 17;

/** One chosen place. Around a city one can say how far. */
export function ChosenLocation({ location, onRadius, onRemove }: ChosenLocationProps) {
  const where = [nameLocationType(location), describeLocation(location)].filter(Boolean).join(' · ');
  return (
    <li className="rounded-xl border border-line bg-raised p-4">
      <div className="flex items-start gap-3">
        <MapPin aria-hidden className="mt-0.5 size-[18px] shrink-0 text-accent-text" />
        <div className="min-w-0 grow">
          <p className="truncate text-sm font-semibold">{location.name}</p>
          <p className="truncate text-sm text-muted">{where}</p>
        </div>
        <IconButton
          name={m.campaigns_location_remove({ name: location.name })}
          className="-mt-2 -mr-2"
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      {location.type === 'city' && (
        <Radius
          name={location.name}
          radiusKm={location.radiusKm ?? limits.radiusKm.default}
          onRadius={onRadius}
        />
      )}
    </li>
  );
}

interface RadiusProps {
  name: string;
  radiusKm: number;
  onRadius: (radiusKm: number) => void;
}

function Radius({ name, radiusKm, onRadius }: RadiusProps) {
  const id = useId();
  const { least, most, step } = limits.radiusKm;
  return (
    <div className="mt-3 pl-[30px]">
      <div className="flex items-center gap-4">
        <label htmlFor={id} className="sr-only">
          {m.campaigns_radius({ name })}
        </label>
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          step={step}
          value={radiusKm}
          aria-valuetext={m.campaigns_radius_km({ km: radiusKm })}
          aria-describedby={radiusKm < leastAtMetaKm ? `${id}-least` : undefined}
          onChange={(event) => onRadius(event.target.valueAsNumber)}
          className="h-11 min-w-0 grow accent-accent md:h-8"
        />
        <output htmlFor={id} className="w-16 shrink-0 text-right text-sm font-semibold">
          {m.campaigns_radius_km({ km: radiusKm })}
        </output>
      </div>
      {radiusKm < leastAtMetaKm && (
        <p id={`${id}-least`} className="text-sm text-warning-text">
          {m.campaigns_radius_least({ km: leastAtMetaKm })}
        </p>
      )}
    </div>
  );
}
