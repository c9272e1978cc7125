import type { House } from '#server/house.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import { countKnock } from './queries.ts';

interface Limit {
  /** Names the door and who knocks. */
  key: string;
  most: number;
  withinMs: number;
}

/** Refuses whoever has knocked at a door too often, across all processes. */
export async function limitKnocks(
  { db, now }: Pick<House, 'db' | 'now'>,
  { key, most, withinMs }: Limit,
): Promise<void> {
  const knocks = await countKnock(db, key, { now: now(), withinMs });
  if (knocks > most) throw new Refusal('TOO_OFTEN', { minutes: Math.ceil(withinMs / 60_000) });
}
