import type { Location } from '#contract/campaigns/locations.ts';
import { isByNameOnly } from '#contract/campaigns/legacy-locations.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { toastError } from '#web/ui/toast/toast.tsx';
import { lazy, Suspense, useRef, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { ChosenLocation } from './chosen-location.tsx';
import { ConnectFirst } from '../connect-first.tsx';
import { findOverlaps } from './location-overlap.ts';
import { describeOverlap } from './location-words.ts';
import { LocationSearch, type LocationSearchProps } from './location-search.tsx';

interface LocationPickerProps extends Pick<LocationSearchProps, 'most' | 'connection' | 'error'> {
  locations: Location[];
  /** What Meta holds already; left out where nothing has been made there yet. */
  held?: Location[];
  onChange: (locations: Location[]) => void;
  isConnected: boolean;
  /** What the search begins with. */
  sought?: string;
}

const LocationMap = lazy(loadMap);

/** The places ads are shown in: search, choose, and say how far around a city. */
export function LocationPicker(props: LocationPickerProps) {
  const { locations, held = [], most, onChange, isConnected, connection, sought = '', error } = props;
  const picker = useRef<HTMLDivElement>(null);
  const isFull = locations.length >= most;

  function add(location: Location) {
    if (locations.some(({ key }) => key === location.key)) {
      toastError(m.campaigns_location_twice(), m.campaigns_location_twice_text({ name: location.name }));
      return;
    }
    // The same place, known by its name only until now, is this one.
    const old = locations.findIndex(
      (known) => isByNameOnly(known) && (isSameName(known, location) || known.name === sought),
    );
    if (old < 0) return onChange([...locations, location]);
    const radiusKm = location.type === 'city' ? locations[old]!.radiusKm : null;
    onChange(locations.with(old, { ...location, radiusKm }));
  }

  /** Whoever removes by keyboard goes on at the next place, or at the search when none is left. */
  function remove(place: number) {
    flushSync(() => onChange(locations.toSpliced(place, 1)));
    const rest = picker.current?.querySelectorAll<HTMLElement>('li [data-remove]');
    const next = rest?.[Math.min(place, rest.length - 1)];
    (next ?? picker.current?.querySelector<HTMLElement>('[role=combobox]'))?.focus();
  }

  return (
    <div ref={picker} data-field="locations" className="space-y-4">
      {isConnected ? (
        <LocationSearch onChoose={add} {...{ sought, isFull, most, connection, error }} />
      ) : (
        <ConnectFirst
          title={m.campaigns_location_connect()}
          text={m.campaigns_location_connect_text()}
          connection={connection}
        />
      )}
      {findOverlaps(locations).map((overlap) => (
        <Banner key={overlap.outer.key} tone="warning">
          {describeOverlap(overlap)}
        </Banner>
      ))}
      {locations.length > 0 && (
        <>
          <ul aria-label={m.campaigns_locations_chosen()} className="@container space-y-3">
            {locations.map((location, place) => (
              <ChosenLocation
                key={location.key}
                location={location}
                held={held.find(({ type, key }) => type === location.type && key === location.key)}
                onRadius={(radiusKm) => onChange(locations.with(place, { ...location, radiusKm }))}
                onRemove={() => remove(place)}
              />
            ))}
          </ul>
          <Suspense
            fallback={
              <div className="aspect-[16/10] max-h-75.5 w-full rounded-xl border border-line bg-sunken light:bg-(--scene-near)" />
            }
          >
            <LocationMap locations={locations} />
          </Suspense>
        </>
      )}
    </div>
  );
}

function isSameName(one: Location, other: Location): boolean {
  return one.name.toLocaleLowerCase() === other.name.toLocaleLowerCase();
}

/** Loaded when there is something to show on it. Without it the list still says everything. */
async function loadMap(): Promise<{ default: ComponentType<{ locations: Location[] }> }> {
  try {
    return { default: (await import('./location-map.tsx')).LocationMap };
  } catch {
    return { default: () => null };
  }
}
