import { m } from '#web/paraglide/messages.js';
import { Segments } from '#web/ui/form/segments.tsx';
import type { Placement } from './placements.ts';

interface PlacementChoiceProps {
  placement: Placement;
  onPlacement: (placement: Placement) => void;
  className?: string;
}

/** Where ads are previewed: in the feed of Facebook or Instagram, or as a story. */
export function PlacementChoice({ placement, onPlacement, className }: PlacementChoiceProps) {
  return (
    <Segments
      name={m.campaigns_place()}
      options={[
        { value: 'facebook-feed', label: m.campaigns_place_facebook() },
        { value: 'instagram-feed', label: m.campaigns_place_instagram() },
        { value: 'story', label: m.campaigns_place_story() },
      ]}
      value={placement}
      onValueChange={onPlacement}
      className={className}
    />
  );
}
