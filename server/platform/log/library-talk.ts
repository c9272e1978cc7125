import type { Log } from './log.ts';
import { hasHungUp } from './request-context.ts';

type Talk = Pick<Console, 'error' | 'warn' | 'info' | 'debug'>;

const longest = 300;

/** What libraries print goes the way of our own lines: printed whole, an error shows every value it has met. Chatter is left out. */
export function takeConsole(talk: Talk, log: Log): void {
  const say = (...said: unknown[]) => {
    if (hasHungUp()) return;
    const error = said.find((one) => one instanceof Error);
    const [words = ''] = said.filter((one) => typeof one === 'string');
    log.error('a library complained', error ?? words.slice(0, longest));
  };
  Object.assign(talk, { error: say, warn: say, info: () => undefined, debug: () => undefined });
}
