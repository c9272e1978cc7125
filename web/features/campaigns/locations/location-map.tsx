import type { Location } from '#contract/campaigns/locations.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { memo } from 'react';
import { countries, findCountry, findSpot, type Spot } from './europe.ts';
import { radiusShownKm } from './location-radius.ts';
import { nameLocation } from './location-words.ts';
import { layLabels, type Label } from './map-labels.ts';
import { scaleKm, windowAround, type Box, type Window } from './map-window.ts';

interface Placed {
  location: Location;
  spot: Spot;
}

/** The chosen places on a drawing of Europe of our own, with what is around a city to scale. */
export function LocationMap({ locations }: { locations: Location[] }) {
  const placed = locations.flatMap((location) => {
    const spot = findSpot(location);
    return spot ? [{ location, spot }] : [];
  });
  const unplaced = locations.filter((location) => !findSpot(location)).map(nameLocation);
  if (placed.length === 0) return <Unplaced names={unplaced} />;

  const view = windowAround(placed.map(boxOf));
  const chosen = placed.map(({ location, spot }) => ({
    name: nameLocation(location),
    ...spot,
    isChosen: true,
  }));
  const codes = [...new Set(placed.map(({ location }) => location.countryCode))];
  return (
    <figure className="min-w-0 space-y-2">
      <div className="relative overflow-hidden rounded-xl border border-line bg-sunken light:bg-(--scene-near)">
        {/* No higher than 300 pixels: where there is more room beside it, the land goes on. */}
        <div className="relative mx-auto aspect-[16/10] max-w-120">
          <svg
            role="img"
            aria-label={m.drafts_map()}
            viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
            className="absolute inset-0 size-full overflow-visible"
          >
            <Ground />
            {placed.map(({ location, spot }) => (
              <Mark key={location.key} location={location} spot={spot} />
            ))}
          </svg>
          <div aria-hidden className="absolute inset-0">
            {layLabels(chosen, codes, view).map((label) => (
              <Name key={`${label.name} ${label.x} ${label.y}`} label={label} view={view} />
            ))}
          </div>
        </div>
        <Scale view={view} />
      </div>
      <Unplaced names={unplaced} />
      <figcaption className="text-xs text-pretty text-muted">
        {m.drafts_map_scale()}
        <span className="mt-0.5 block text-[0.6875rem]">{m.drafts_map_sources()}</span>
      </figcaption>
    </figure>
  );
}

/** Land and borders: drawn once, whatever is chosen. */
const Ground = memo(function Ground() {
  return (
    <g className="fill-raised stroke-line-strong/60 light:fill-ground light:stroke-line-strong/70">
      {countries.map(({ path }) => (
        <path key={path.slice(0, 40)} d={path} strokeWidth={0.75} vectorEffect="non-scaling-stroke" />
      ))}
    </g>
  );
});

function Mark({ location, spot: { x, y } }: Placed) {
  const { type, countryCode } = location;
  if (type === 'country') {
    return (
      <path
        d={findCountry(countryCode)?.path}
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
        className="fill-accent/20 stroke-accent-text"
      />
    );
  }
  return (
    <>
      {type === 'city' && (
        <circle
          cx={x}
          cy={y}
          r={radiusShownKm(location)}
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
          className="fill-accent/20 stroke-accent-text"
        />
      )}
      <Dot x={x} y={y} className={type === 'city' ? 'stroke-accent-text' : 'stroke-info-text'} />
    </>
  );
}

/** As large on every scale: a line of no length with round ends. */
function Dot({ x, y, className }: Spot & { className: string }) {
  return (
    <path
      d={`M${x} ${y}h0`}
      strokeWidth={7}
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
      className={cn('fill-none', className)}
    />
  );
}

function Name({ label: { name, x, y, isChosen, side }, view }: { label: Label; view: Window }) {
  return (
    <span
      style={{ left: `${((x - view.x) / view.width) * 100}%`, top: `${((y - view.y) / view.height) * 100}%` }}
      className={cn(
        'absolute w-max -translate-y-1/2 rounded-md bg-surface/85 whitespace-nowrap',
        isChosen
          ? 'mx-2 px-1.5 text-xs font-semibold outline outline-line'
          : 'pr-1 text-[0.6875rem] text-muted before:mr-1 before:inline-block before:size-1 before:rounded-full before:bg-muted before:align-middle',
        side === 'left' && '-translate-x-[calc(100%+1rem)]',
      )}
    >
      {name}
    </span>
  );
}

function Scale({ view }: { view: Window }) {
  const km = scaleKm(view);
  return (
    <span
      aria-hidden
      className="absolute inset-x-3 bottom-3 flex items-end gap-1.5 text-[0.6875rem] leading-none text-muted"
    >
      <span
        // Of the window, which stands in the middle of what may be wider.
        style={{ width: `calc(min(100% + 1.5rem, 30rem) * ${km / view.width})` }}
        className="h-1.5 border-x border-b border-muted"
      />
      {m.campaigns_radius_km({ km })}
    </span>
  );
}

function Unplaced({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  const list = new Intl.ListFormat(pageLanguage()).format(names);
  return <p className="text-sm text-muted">{m.drafts_map_unplaced({ names: list })}</p>;
}

function boxOf({ location, spot: { x, y } }: Placed): Box {
  const [west, north, east, south] =
    (location.type === 'country' && findCountry(location.countryCode)?.box) || [];
  if (west !== undefined && north !== undefined && east !== undefined && south !== undefined)
    return [west, north, east, south];
  const reach = location.type === 'city' ? radiusShownKm(location) : 80;
  return [x - reach, y - reach, x + reach, y + reach];
}
