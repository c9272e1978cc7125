import { setImmediate } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { openGate } from '../gate.ts';
import { currentContext } from '../log/request-context.ts';

/** How long the embedded database may work before whoever else uses this thread has a turn. */
const breathAfterMs = 5;

type Work = (...args: never[]) => Promise<unknown>;

/**
 * The embedded database, shared fairly. It works one query at a time, on the thread that answers everybody: so workspaces
 * take turns, whatever each of them asks for, and between two queries others on this thread have theirs.
 */
export function sharePglite(pglite: PGlite): PGlite {
  const through = openGate(1);
  const breathe = openBreath();
  const inTurn = <Result>(work: () => Promise<Result>) => {
    const context = currentContext();
    return through(work, { lane: laneOf(context), until: context?.isReading ? context.hungUp : undefined });
  };
  const query =
    (name: 'query' | 'exec') =>
    (...args: Parameters<Work>) =>
      inTurn(async () => {
        await breathe();
        return (pglite[name] as Work)(...args);
      });
  const shared = {
    query: query('query'),
    exec: query('exec'),
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) =>
      inTurn(() => pglite.transaction((tx) => work(breathing(tx, breathe)))),
  };
  return standIn(pglite, shared);
}

/** A long transaction is many queries, between which others have their turn on this thread, though not in the database. */
function breathing(tx: Transaction, breathe: () => Promise<void>): Transaction {
  const query =
    (name: 'query' | 'exec') =>
    async (...args: Parameters<Work>) => {
      await breathe();
      return (tx[name] as Work)(...args);
    };
  return standIn(tx, { query: query('query'), exec: query('exec') });
}

function openBreath(): () => Promise<void> {
  let lastAt = performance.now();
  return async () => {
    if (performance.now() - lastAt < breathAfterMs) return;
    await setImmediate();
    lastAt = performance.now();
  };
}

/** Whose work it is: a workspace's, a stranger's by where they are, or the server's own. */
function laneOf(context: ReturnType<typeof currentContext>): string {
  return context?.workspaceId ?? context?.from ?? '';
}

/** The same thing with some of its functions replaced; it keeps calling its own itself. */
function standIn<Thing extends object>(thing: Thing, replaced: object): Thing {
  return new Proxy(thing, {
    get(target, name) {
      if (Object.hasOwn(replaced, name)) return Reflect.get(replaced, name);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' && name !== 'constructor' ? (value.bind(target) as unknown) : value;
    },
  });
}
