import type { World } from '../world.ts';
import type { GraphCall } from './call.ts';

const decaysInMs = 300_000;
const allowance = 9_000;
const scores = new WeakMap<World, Map<string, { score: number; at: number }>>();

/** A read costs one point, a write three; points fade within five minutes. */
export function countUse(world: World, call: GraphCall): void {
  const account = accountOf(world, call);
  const kept = scores.get(world) ?? new Map<string, { score: number; at: number }>();
  scores.set(world, kept);
  for (const key of ['app', account])
    kept.set(key, { score: scoreOf(world, key) + (call.method === 'GET' ? 1 : 3), at: world.clock.now() });
}

/** How much of the allowance is used up, in the three headers that tell it. */
export function usageHeaders(world: World, call: GraphCall): Record<string, string> {
  const account = accountOf(world, call);
  const percent = (key: string) =>
    Math.min(100, Math.round((scoreOf(world, key) / allowance) * 10_000) / 100);
  const use = { call_count: Math.ceil(percent('app')), total_time: 1, total_cputime: 1 };
  const tier = { ads_api_access_tier: 'standard_access' };
  if (!account) return { 'x-app-usage': JSON.stringify(use) };
  const util = { acc_id_util_pct: percent(account), reset_time_duration: 0, ...tier };
  const business = { type: 'ads_management', ...use, estimated_time_to_regain_access: 0, ...tier };
  return {
    'x-app-usage': JSON.stringify(use),
    'x-ad-account-usage': JSON.stringify(util),
    'x-business-use-case-usage': JSON.stringify({ [account]: [business] }),
  };
}

function scoreOf(world: World, key: string): number {
  const kept = scores.get(world)?.get(key);
  if (!kept) return 0;
  const left = 1 - (world.clock.now() - kept.at) / decaysInMs;
  return kept.score * Math.max(0, left);
}

function accountOf({ store }: World, { path: [name = ''] }: GraphCall): string {
  return name.startsWith('act_') ? name.slice(4) : (store.find(name)?.account ?? '');
}
