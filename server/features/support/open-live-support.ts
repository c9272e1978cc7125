import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { Person } from '#server/plumbing/sessions.ts';
import { countKnock } from '../people/queries.ts';

/** Nobody needs more meetings than this; each costs the operator one. */
const limit = { most: 5, withinMs: 3_600_000 };

/** Opens a meeting with support for this person. */
export async function openLiveSupport(house: House, person: Person): Promise<{ zoomLink: string }> {
  const knocks = await countKnock(house.db, `live-support:${person.id}`, {
    now: house.now(),
    withinMs: limit.withinMs,
  });
  if (knocks > limit.most) throw new Refusal('SUPPORT_UNAVAILABLE');
  try {
    const { joinUrl } = await house.meetings.open(`Live support for ${person.name}`);
    return { zoomLink: joinUrl };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    house.log.error('a support meeting could not be opened', error);
    throw new Refusal('SUPPORT_UNAVAILABLE');
  }
}
