import { sentRadiusKm } from '#server/gateways/meta/publishing/targeting.ts';
import type { TargetLocation } from '#server/gateways/meta/publishing/tree.ts';

interface Place {
  type: 'city' | 'region' | 'country';
  key: string;
  radiusKm: number | null;
}

/** Whether Meta holds exactly the places that were wished for, in whatever order, each with the radius it is sent. */
export function areSamePlaces(wished: Place[], held: Place[]): boolean {
  const isHeld = (input: Place) =>
    held.some(({ type, key, radiusKm }) => {
      if (type !== input.type || key !== input.key) return false;
      if (type !== 'city' || input.radiusKm === null) return true;
      return radiusKm === input.radiusKm || radiusKm === sentRadiusKm(input.radiusKm);
    });
  const names = new Set(wished.map(({ type, key }) => `${type} ${key}`));
  return names.size === held.length && wished.every(isHeld);
}

/** The place in the gateway's words. */
export function toLocation({ type, key, radiusKm }: Place): TargetLocation {
  return { type, key, ...(type === 'city' && radiusKm !== null && { radiusKm }) };
}
