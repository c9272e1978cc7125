import * as z from 'zod';
import type { Store } from '#sandbox/memory/store.ts';
import { type Operation, type ServiceName, serviceNames } from '#sandbox/outside-service.ts';
import { Trouble } from './trouble-kinds.ts';
import { createContext, Script } from 'node:vm';

export const TroubleRule = z.strictObject({
  service: z.enum(serviceNames),
  /** Of HTTP; letters come by SMTP. */
  method: z
    .string()
    .regex(/^(get|head|post|put|patch|delete|options|smtp)$/i, 'is no method')
    .optional(),
  path: z.string().refine(isPattern, 'is not a regular expression').optional(),
  times: z.int().min(1).max(10_000),
  skip: z.int().min(0).default(0),
  trouble: Trouble,
});
export type TroubleRule = z.infer<typeof TroubleRule>;

export interface Struck {
  trouble: Trouble;
  /** Which operation brought it on: the first that matched. */
  operation: number;
}

export function addTrouble(store: Store, rule: TroubleRule): void {
  store.run(
    'INSERT INTO troubles (rule, skip, times) VALUES (?, ?, ?)',
    JSON.stringify(rule),
    rule.skip,
    rule.times,
  );
}

export function clearTroubles(store: Store): void {
  store.run('DELETE FROM troubles');
}

/** The troubles this request runs into. Each match counts down: first what is skipped, then the times. */
export function takeTroubles(store: Store, service: ServiceName, operations: Operation[]): Struck[] {
  const waiting = store.rows('SELECT seq, rule, skip, times FROM troubles ORDER BY seq');
  return waiting.flatMap((row) => {
    const rule = TroubleRule.parse(JSON.parse(String(row['rule'])));
    if (rule.service !== service) return [];
    let [skip, times] = [Number(row['skip']), Number(row['times'])];
    const struck: Struck[] = [];
    for (const [place, operation] of operations.entries()) {
      if (times === 0 || !matches(rule, operation)) continue;
      if (skip > 0) {
        skip -= 1;
        continue;
      }
      times -= 1;
      struck.push({ trouble: rule.trouble, operation: place });
      if (rule.trouble.kind !== 'error') break;
    }
    keepCount(store, Number(row['seq']), skip, times);
    return struck;
  });
}

/** How many troubles are still waiting, for the person who looks inside. */
export function listTroubles(store: Store): (TroubleRule & { left: number })[] {
  return store.rows('SELECT rule, times FROM troubles ORDER BY seq').map((row) => ({
    ...TroubleRule.parse(JSON.parse(String(row['rule']))),
    left: Number(row['times']),
  }));
}

function matches({ method, path }: TroubleRule, operation: Operation): boolean {
  if (method && method.toUpperCase() !== operation.method) return false;
  return path === undefined || fits(path, operation.path);
}

function keepCount(store: Store, seq: number, skip: number, times: number): void {
  if (times === 0) store.run('DELETE FROM troubles WHERE seq = ?', seq);
  else store.run('UPDATE troubles SET skip = ?, times = ? WHERE seq = ?', skip, times, seq);
}

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

const patienceMs = 100;
const longestPlain = 500;
const ground = createContext({ pattern: '', text: '' });
const look = new Script('new RegExp(pattern).test(text)');

/** Whether a pattern of somebody's fits. One that goes on for ever fits nothing. */
function fits(pattern: string, text: string): boolean {
  if (isQuick(pattern) && text.length <= longestPlain) return new RegExp(pattern).test(text);
  Object.assign(ground, { pattern, text });
  try {
    return look.runInContext(ground, { timeout: patienceMs }) === true;
  } catch {
    return false;
  }
}

/** Repeats nothing within a repetition, and little at all. Watching the clock takes longer than looking. */
function isQuick(pattern: string): boolean {
  return !/\)[*+{]/.test(pattern) && (pattern.match(/[*+{]/g)?.length ?? 0) <= 2;
}
