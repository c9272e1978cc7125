import { createContext, Script } from 'node:vm';

const patienceMs = 100;
const longestPlain = 500;
const ground = createContext({ pattern: '', text: '' });
const look = new Script('new RegExp(pattern).test(text)');

/** Whether a pattern of somebody's fits. One that goes on for ever fits nothing. */
export function fits(pattern: string, text: string): boolean {
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
