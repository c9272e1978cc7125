import { addressBlock } from '../address-block.ts';
import { currentContext } from './request-context.ts';

export interface LogBudget {
  /** Lines of one address, until some are left out. */
  most: number;
  withinMs: number;
}

type Say = (level: string, message: string, details: object) => void;

interface Spent {
  lines: number;
  /** How many lines were left out, by what they say. */
  leftOut: Record<string, number>;
}

/** So that nobody fills the disk, or hides what they did in noise. */
const logBudget: LogBudget = { most: 300, withinMs: 60_000 };

/** Lets each address cause so many lines at a time. What is more is counted, and told in one line at the end of the time. */
export function saveLines(say: Say, { most, withinMs }: LogBudget = logBudget): Say {
  const spent = new Map<string, Spent>();

  function countFor(from: string): Spent {
    const known = spent.get(from);
    if (known) return known;
    const fresh: Spent = { lines: 0, leftOut: {} };
    spent.set(from, fresh);
    setTimeout(() => settle(from, fresh), withinMs).unref();
    return fresh;
  }

  function settle(from: string, { lines, leftOut }: Spent): void {
    spent.delete(from);
    if (lines > most) say('info', 'lines were left out', { from, lines: lines - most, leftOut });
  }

  return (level, message, details) => {
    const from = whoseLine();
    if (from === undefined) return say(level, message, details);
    const count = countFor(from);
    count.lines += 1;
    if (count.lines <= most) return say(level, message, details);
    count.leftOut[message] = (count.leftOut[message] ?? 0) + 1;
  };
}

/** The address a request came from; the server's own work has no limit, and what belongs to nothing has one together. */
function whoseLine(): string | undefined {
  const context = currentContext();
  if (!context) return 'nowhere';
  return context.from === undefined ? undefined : addressBlock(context.from);
}
