import { radiusLimitsKm } from '#contract/campaigns/locations.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { controlStyle } from '#web/ui/form/control-style.ts';
import { sliderFill } from '#web/ui/form/slider-fill.ts';
import { useId, useState } from 'react';

interface RadiusControlProps {
  /** Of the city. */
  name: string;
  radiusKm: number;
  /** Meta holds this very radius already, and keeps it whatever it takes from us. */
  isHeld: boolean;
  onRadius: (radiusKm: number) => void;
}

/** How far around a city: by a slider, or to the kilometre by a number. */
export function RadiusControl({ name, radiusKm, isHeld, onRadius }: RadiusControlProps) {
  const id = useId();
  const { least, leastAtMeta, most, step } = radiusLimitsKm;
  /** While it is being typed it may be any text. */
  const [typed, setTyped] = useState<string>();
  const note = radiusKm < leastAtMeta && !isHeld ? `${id}-least` : undefined;

  function take(text: string) {
    setTyped(text);
    const km = Number(text);
    if (Number.isInteger(km) && km >= least && km <= most) onRadius(km);
  }

  return (
    <div>
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
          aria-describedby={note}
          onChange={(event) => {
            setTyped(undefined);
            onRadius(event.target.valueAsNumber);
          }}
          style={sliderFill(radiusKm, least, most)}
          className="h-11 min-w-0 grow md:h-8"
        />
        <span className="flex shrink-0 items-center gap-1.5 text-sm">
          <input
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            aria-label={m.drafts_radius_number({ name })}
            aria-describedby={note}
            value={typed ?? radiusKm}
            onChange={(event) => take(event.target.value)}
            // What was not a radius gives way to the one that holds.
            onBlur={() => setTyped(undefined)}
            // Enter must not leave the step.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            className={cn(controlStyle, 'w-18 px-2')}
          />
          <span aria-hidden className="text-muted">
            {m.drafts_radius_unit()}
          </span>
        </span>
      </div>
      {note && (
        <p id={note} className="text-sm text-warning-text">
          {m.campaigns_radius_least({ km: leastAtMeta })}
        </p>
      )}
    </div>
  );
}
