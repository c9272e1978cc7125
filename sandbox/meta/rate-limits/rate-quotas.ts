import { numberOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { appSettings } from '#sandbox/meta/auth/app-settings.ts';
import type { RateSubject } from './rate-subject.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const leadsCountMs = 90 * dayMs;
/** The practice app is used by so many people a day, and its pages by so many. */
const dailyUsers = 1_000;
const engagedUsers = 200;
const countedAnewAfterMs = 60_000;

export interface Quota {
  calls: number;
  withinMs: number;
}

/** How many calls somebody has, and for how long. More ads and more leads make for more calls. */
export function quotaOf(world: World, { type, id }: RateSubject): Quota {
  const isFull = appSettings(world).tier === 'full';
  switch (type) {
    case 'ads_management':
      return { calls: (isFull ? 100_000 : 300) + 40 * activeAds(world, id), withinMs: hourMs };
    case 'ads_insights':
      return { calls: (isFull ? 190_000 : 600) + 400 * activeAds(world, id), withinMs: hourMs };
    case 'leadgen':
      return { calls: 200 * 24 * Math.max(1, lateLeads(world, id)), withinMs: dayMs };
    case 'pages':
      return { calls: 4_800 * engagedUsers, withinMs: dayMs };
    case 'app':
      return { calls: 200 * dailyUsers, withinMs: hourMs };
  }
}

const counts = new WeakMap<World, Map<string, { count: number; at: number }>>();

function activeAds(world: World, account: string): number {
  return counted(world, `ads ${account}`, () => {
    const sql =
      "SELECT count(*) AS count FROM things WHERE kind = 'ad' AND account = ? AND fields ->> 'status' = 'ACTIVE'";
    return world.store.rows(sql, account)[0]?.['count'];
  });
}

function lateLeads(world: World, page: string): number {
  return counted(world, `leads ${page}`, () => {
    const sql = `SELECT count(*) AS count FROM things WHERE kind = 'lead' AND fields ->> 'created_time' > ?
      AND parent IN (SELECT id FROM things WHERE kind = 'leadgen_form' AND parent = ?)`;
    return world.store.rows(sql, world.clock.now() - leadsCountMs, page)[0]?.['count'];
  });
}

/** Meta does not count on every call either. */
function counted(world: World, key: string, count: () => unknown): number {
  const kept = counts.get(world) ?? new Map<string, { count: number; at: number }>();
  counts.set(world, kept);
  const known = kept.get(key);
  const now = world.clock.now();
  if (known && now - known.at < countedAnewAfterMs) return known.count;
  const fresh = { count: numberOf(count()) ?? 0, at: now };
  kept.set(key, fresh);
  return fresh.count;
}
