import type { World } from '#sandbox/memory/world.ts';
import { appSettings } from '#sandbox/meta/auth/app-settings.ts';
import type { GraphErrorName } from '#sandbox/meta/errors/errors.ts';
import type { GraphCall } from '#sandbox/meta/graph/call.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { quotaOf } from './rate-quotas.ts';
import { type RateSubject, subjectOf } from './rate-subject.ts';

const fadesInMs = 300_000;
const mutationsASecond = 100;

/** How an ad account is held: its points, and how long it is shut out once they are used up. */
const tiers = {
  limited: { points: 60, blockMs: 300_000 },
  full: { points: 9_000, blockMs: 60_000 },
};

interface Books {
  points: Map<string, { score: number; at: number }>;
  calls: Map<string, { since: number; count: number }>;
  mutations: Map<string, { second: number; count: number }>;
}
const allBooks = new WeakMap<World, Books>();

const refusals: Record<RateSubject['type'], GraphErrorName> = {
  ads_management: 'accountThrottled',
  ads_insights: 'insightsThrottled',
  leadgen: 'leadCallsThrottled',
  pages: 'pageCallsThrottled',
  app: 'appThrottled',
};

/** Step 4 of a call: refused before anything is done when its allowance is used up, and a call while shut out prolongs it. */
export function takeRoom(world: World, { method, path }: GraphCall): void {
  const wish = switchOf(world, 'rate_limits');
  const subject = subjectOf(world.store, path);
  if (wish === 'off') return;
  const isChange = method !== 'GET';
  if (blockedUntil(world, subject) > world.clock.now()) refuse(world, subject, 'userThrottled');
  if (countCall(world, subject) > quotaOf(world, subject).calls) throw new GraphError(refusals[subject.type]);
  if (!isOfAccount(subject)) return;
  if (wish === 'also-by-second' && isChange && countMutation(world, subject) > mutationsASecond)
    throw new GraphError('tooManyASecond');
  if (addPoints(world, subject, isChange ? 3 : 1) > tierOf(world).points)
    refuse(world, subject, 'userThrottled');
}

/** How much of its allowance somebody has used up, in percent, and how many minutes it is shut out for. */
export function measureUse(
  world: World,
  subject: RateSubject,
): { points: number; calls: number; blockedMs: number } {
  const { calls } = booksOf(world);
  const counted = calls.get(keyOf(subject))?.count ?? 0;
  return {
    points: isOfAccount(subject) ? percent(pointsOf(world, subject.id), tierOf(world).points) : 0,
    calls: percent(counted, quotaOf(world, subject).calls),
    blockedMs: Math.max(0, blockedUntil(world, subject) - world.clock.now()),
  };
}

function refuse(world: World, subject: RateSubject, name: GraphErrorName): never {
  const until = world.clock.now() + tierOf(world).blockMs;
  world.store.setSetting(`blocked:${subject.id}`, String(until));
  throw new GraphError(name);
}

function blockedUntil({ store }: World, subject: RateSubject): number {
  return isOfAccount(subject) ? Number(store.setting(`blocked:${subject.id}`) ?? 0) : 0;
}

function isOfAccount({ type, id }: RateSubject): boolean {
  return id !== '' && (type === 'ads_management' || type === 'ads_insights');
}

function addPoints(world: World, { id }: RateSubject, points: number): number {
  const score = pointsOf(world, id) + points;
  booksOf(world).points.set(id, { score, at: world.clock.now() });
  return score;
}

function pointsOf(world: World, account: string): number {
  const kept = booksOf(world).points.get(account);
  if (!kept) return 0;
  return kept.score * Math.max(0, 1 - (world.clock.now() - kept.at) / fadesInMs);
}

function countCall(world: World, subject: RateSubject): number {
  const { calls } = booksOf(world);
  const key = keyOf(subject);
  const now = world.clock.now();
  const kept = calls.get(key);
  const isOver = !kept || now - kept.since >= quotaOf(world, subject).withinMs;
  const counted = isOver ? { since: now, count: 1 } : { since: kept.since, count: kept.count + 1 };
  calls.set(key, counted);
  return counted.count;
}

function countMutation(world: World, { id }: RateSubject): number {
  const { mutations } = booksOf(world);
  const second = Math.floor(world.clock.now() / 1000);
  const kept = mutations.get(id);
  const count = kept?.second === second ? kept.count + 1 : 1;
  mutations.set(id, { second, count });
  return count;
}

function keyOf({ type, id }: RateSubject): string {
  return `${type} ${id}`;
}

function tierOf(world: World) {
  return tiers[appSettings(world).tier];
}

/** In a new world nobody has used up anything. */
export function forgetUse(world: World): void {
  allBooks.delete(world);
}

function booksOf(world: World): Books {
  const known = allBooks.get(world);
  if (known) return known;
  const books: Books = { points: new Map(), calls: new Map(), mutations: new Map() };
  allBooks.set(world, books);
  return books;
}

function percent(used: number, allowed: number): number {
  return Math.min(100, Math.round((used / allowed) * 10_000) / 100);
}
