import { sentRadiusKm } from '#server/gateways/meta/publishing/targeting.ts';
import type { TargetLocation } from '#server/gateways/meta/publishing/tree.ts';

interface Place {
  type: 'city' | 'region' | 'country';
  key: string;
  radiusKm: number | null;
}

/** Whether Meta holds exactly the places that were wished for, in whatever order, each with the radius it is sent. */
export function areSamePlaces(wished: Place[], held: Place[]): boolean {
  const isHeld = (wish: Place) =>
    held.some(({ type, key, radiusKm }) => {
      if (type !== wish.type || key !== wish.key) return false;
      if (type !== 'city' || wish.radiusKm === null) return true;
      return radiusKm === wish.radiusKm || radiusKm === sentRadiusKm(wish.radiusKm);
    });
  const names = new Set(wished.map(({ type, key }) => `${type} ${key}`));
  return names.size === held.length && wished.every(isHeld);
}

/** The place in the gateway's words. */
export function toLocation({ type, key, radiusKm }: Place): TargetLocation {
  return { type, key, ...(type === 'city' && radiusKm !== null && { radiusKm }) };
}
