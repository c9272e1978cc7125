import { type Fields, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { zoneOf } from '#sandbox/meta/accounts/ad-objects.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { actOnRule } from './act-on-rule.ts';
import { holdsFor, objectsOf } from './evaluate-rule.ts';
import { isDue } from './rule-schedule.ts';
import { hasFired } from './rule-triggers.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Rules that look by the clock do so on the half hour; those with a trigger hear of figures within minutes. */
const step = { byClock: 30 * minuteMs, byTrigger: 10 * minuteMs };

/**
 * Lets every rule look at each of its moments since somebody last asked, in order, with the figures of that moment: what
 * it pauses has spent nothing since. To be called before anything is read.
 */
export function runRules(world: World): void {
  const rules = world.store.list('adrule').filter(isEnabled);
  if (rules.length === 0) return;
  const now = world.clock.now();
  for (const [account, own] of Map.groupBy(rules, (rule) => rule.account)) {
    const key = `rules of ${account} ran to`;
    const from = Number(world.store.setting(key) ?? Math.min(...own.map(madeAt)));
    const every = own.some(isTrigger) ? step.byTrigger : step.byClock;
    const first = (Math.floor(from / every) + 1) * every;
    if (first > now) continue;
    world.store.transaction(() => {
      for (let time = first; time <= now; time += every) lookAll(at(world, time), account, now);
      world.store.setSetting(key, String(now));
    });
  }
}

/** The same world at an earlier moment. */
function at(world: World, time: number): World {
  return { ...world, clock: { ...world.clock, now: () => time } };
}

function lookAll(then: World, account: string, now: number): void {
  const time = then.clock.now();
  for (const rule of then.store.list('adrule', { account })) {
    if (!isEnabled(rule) || madeAt(rule) > time) continue;
    const looks = isTrigger(rule) || isDue(rule, zoneOf(then, rule), time);
    if (looks) look(then, rule, { keepsQuietLooks: now - time < dayMs });
  }
}

/** One look of a rule; what it did, and where it did nothing, goes into its history. */
export function look(
  world: World,
  rule: Thing,
  { isManual = false, keepsQuietLooks = true }: { isManual?: boolean; keepsQuietLooks?: boolean } = {},
): void {
  if (stopsWithItsMaker(world, rule)) return;
  const seen = at(world, world.clock.now() - switchOf(world, 'rule_delay_minutes') * minuteMs);
  const results: Fields[] = [];
  for (const object of objectsOf(world, rule)) {
    const current = world.store.find(rule.id) ?? rule;
    const isMet = isTrigger(rule) ? hasFired(seen, current, object) : holdsFor(seen, rule, object);
    const done = isMet ? actOnRule(world, world.store.find(rule.id) ?? rule, object) : undefined;
    if (done) results.push({ object_id: object.id, object_type: object.kind.toUpperCase(), actions: [done] });
  }
  if (results.length === 0 && (!keepsQuietLooks || isTrigger(rule))) return;
  const { evaluation_spec, execution_spec, schedule_spec } = rule.fields;
  world.store.insert({
    kind: 'adrulerun',
    account: rule.account,
    parent: rule.id,
    fields: { at: world.clock.now(), isManual, results, evaluation_spec, execution_spec, schedule_spec },
  });
}

/** Whether a rule still runs when the one who made it has lost the app, nobody has said. */
function stopsWithItsMaker(world: World, rule: Thing): boolean {
  if (switchOf(world, 'rule_without_its_maker') === 'runs') return false;
  const maker = textOf(mapOf(rule.fields['created_by'])['id']);
  if (world.store.list('token', { parent: maker }).some(({ fields }) => fields['state'] === 'ok'))
    return false;
  world.store.update(rule, { status: 'HAS_ISSUES', disable_error_code: 190 });
  return true;
}

export function isTrigger(rule: Thing): boolean {
  return mapOf(rule.fields['evaluation_spec'])['evaluation_type'] === 'TRIGGER';
}

function isEnabled(rule: Thing): boolean {
  return rule.fields['status'] === 'ENABLED';
}

function madeAt(rule: Thing): number {
  return Number(rule.fields['created_time']);
}
