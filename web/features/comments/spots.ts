import { m } from '#web/paraglide/messages.js';

/** Something a note can be about. */
export interface Spot {
  /** As findings name it. */
  spot: string;
  name: string;
}

/** The spot itself, or what it is a part of. */
export function findSpot(spots: readonly Spot[], wanted: string | null): Spot | undefined {
  return wanted === null
    ? undefined
    : spots.find(({ spot }) => spot === wanted || wanted.startsWith(`${spot}.`));
}

export function nameSpot(spots: readonly Spot[], wanted: string | null): string {
  if (wanted === null) return m.comments_whole();
  return findSpot(spots, wanted)?.name ?? m.comments_spot_gone();
}
