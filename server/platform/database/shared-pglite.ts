import { setImmediate } from 'node:timers/promises';
import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { openGate } from '../gate.ts';
import { currentContext } from '../log/request-context.ts';

/** How long the embedded database may work before whoever else uses this thread has a turn. */
const breathAfterMs = 5;

type Query = [text: string, values?: unknown[], options?: QueryOptions];
type Run = <Result>(query: () => Promise<Result>) => Promise<Result>;

/**
 * The embedded database, shared fairly. It works one query at a time, on the thread that answers everybody: so workspaces
 * take turns, whatever each of them asks for, and between two queries others on this thread have theirs.
 */
export function sharePglite(pglite: PGlite): PGlite {
  const through = openGate(1);
  const breathe = openBreath();
  const read = openReaders(pglite);
  const inTurn = <Result>(work: () => Promise<Result>) => {
    const context = currentContext();
    return through(work, { lane: laneOf(context), until: context?.isReading ? context.hungUp : undefined });
  };
  const afterBreath: Run = async (query) => {
    await breathe();
    return query();
  };
  const shared = {
    ...queriesOf(pglite, { read, run: (query) => inTurn(() => afterBreath(query)) }),
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) =>
      // A long one is many queries, between which others have their turn on this thread, though not in the database.
      inTurn(() => pglite.transaction((tx) => work(standIn(tx, queriesOf(tx, { read, run: afterBreath }))))),
  };
  return standIn(pglite, shared);
}

function queriesOf(
  asked: PGlite | Transaction,
  { run, read }: { run: Run; read: ReturnType<typeof openReaders> },
) {
  return {
    query: (...query: Query) => run(() => read(query, (...plain) => asked.query(...plain))),
    exec: (...query: Parameters<PGlite['exec']>) => run(() => asked.exec(...query)),
  };
}

/**
 * Drizzle reads dates its own way and says so with every query; PGlite would then put all its hundreds of readers
 * together anew, which takes as long as the query. So it is done once. Only one query at a time may go through.
 */
function openReaders(pglite: PGlite) {
  const together = new Map<string, PGlite['parsers']>();
  return async <Result>([text, values, options]: Query, ask: (...query: Query) => Promise<Result>) => {
    if (!options?.parsers) return ask(text, values, options);
    const { parsers, ...others } = options;
    const usual = pglite.parsers;
    const types = Object.keys(parsers).join();
    pglite.parsers = together.get(types) ?? { ...usual, ...parsers };
    together.set(types, pglite.parsers);
    try {
      return await ask(text, values, others);
    } finally {
      pglite.parsers = usual;
    }
  };
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
