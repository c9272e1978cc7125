import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { readTowns } from './read-towns.ts';
import { norwayPath, townList } from './towns.ts';
import { exampleTown, radiusKm } from './try-words.ts';

/** A piece of Norway with the town in its middle, fading into the ground. Decoration: the label says the same. */
export function TryMap({ className }: { className?: string }) {
  const { x, y } = readTowns(townList).find(({ name }) => name === exampleTown) ?? { x: 0, y: 0 };
  return (
    <div className={cn('pointer-events-none', className)}>
      <svg
        aria-hidden
        viewBox="-95 -95 190 190"
        className="size-full mask-[radial-gradient(closest-side,black_55%,transparent)]"
      >
        <g
          data-try-ground
          style={{ transform: `translate(${-x}px, ${-y}px)` }}
          className="transition-transform duration-700 ease-in-out"
        >
          <path
            d={norwayPath}
            vectorEffect="non-scaling-stroke"
            className="fill-raised stroke-line-strong/60 light:fill-(--scene-near)"
          />
        </g>
        <g data-try-circle>
          <circle
            r={radiusKm}
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
            className="fill-accent/15 stroke-accent-text"
          />
          <circle r={1.6} className="fill-accent-text" />
        </g>
      </svg>
      <p
        data-try-map
        className="absolute top-[31%] left-1/2 -translate-x-1/2 rounded-md border border-line bg-surface px-2 py-0.5 text-xs font-semibold whitespace-nowrap"
      >
        {m.try_map({ km: radiusKm, town: exampleTown })}
      </p>
    </div>
  );
}
