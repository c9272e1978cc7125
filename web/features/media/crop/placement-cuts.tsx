import { placements, type FocalPoint, type Media, type Placement } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';
import { cutPosition } from './cut-position.ts';

interface PlacementCutsProps {
  picture: Media;
  isEnhanced: boolean;
  focalPoint: FocalPoint;
  /** The server knows this point: what is shown is what it cut. */
  isSettled: boolean;
}

/** The four shapes the picture is shown in, each as it will be cut. */
export function PlacementCuts({ picture, isEnhanced, focalPoint, isSettled }: PlacementCutsProps) {
  const names: Record<Placement, string> = {
    '1x1': m.media_cut_square(),
    '4x5': m.media_cut_portrait(),
    '9x16': m.media_cut_story(),
    '191x100': m.media_cut_link(),
  };
  const variant = isEnhanced ? 'enhanced' : 'original';
  // The point is in the address, so that an older cut is never taken for this one.
  const query = `variant=${variant}&at=${focalPoint.x},${focalPoint.y}`;
  return (
    <ul aria-label={m.media_cuts()} className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
      {shapes.map((placement) => (
        <li key={placement} className="min-w-0">
          <img
            src={isSettled ? `/media/${picture.id}/cuts/${placement}?${query}` : picture.previewUrl}
            alt=""
            style={{
              aspectRatio: placements[placement],
              objectPosition: isSettled ? undefined : cutPosition(focalPoint, picture, placement),
            }}
            className="mx-auto max-h-44 rounded-lg border border-line bg-sunken object-cover"
          />
          <p className="mt-1.5 text-center text-xs text-muted">{names[placement]}</p>
        </li>
      ))}
    </ul>
  );
}

const shapes: Placement[] = ['1x1', '4x5', '9x16', '191x100'];
