import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database, OpenedDatabase } from './database/database.ts';
import { tellOfServer } from './database/reach-postgres.ts';

const channel = 'adfjord';
const reconnectMs = 1000;

type Listener = () => void;

/** Tells every process that something named by a topic has changed. What changed is read from the database. */
export interface Signals {
  /** Heard by all who follow the topic; written within the caller's transaction, so when it is kept, and never when it is rolled back. */
  notify(tx: Database, topic: string): Promise<void>;
  /** Yields once at the start and after every notification, until the signal given is aborted. Several in quick succession become one. */
  follow(topic: string, signal: AbortSignal): AsyncGenerator<void>;
  close(): Promise<void>;
}

/** Opens the line on which PostgreSQL tells us what other processes have changed. */
export async function openSignals(database: OpenedDatabase): Promise<Signals> {
  const listeners = new Map<string, Set<Listener>>();
  const hear = (topic: string) => {
    for (const listener of listeners.get(topic) ?? []) listener();
  };
  const hearAll = () => {
    for (const topic of listeners.keys()) hear(topic);
  };
  const hangUp =
    database.engine === 'embedded'
      ? await database.pglite.listen(channel, hear)
      : await listenOnPostgres(database.url, hear, hearAll);

  return {
    async notify(tx, topic) {
      await tx.execute(sql`select pg_notify(${channel}, ${topic})`);
    },
    async *follow(topic, signal) {
      let rang = true;
      let wake: Listener = () => undefined;
      const listener = () => {
        rang = true;
        wake();
      };
      const here = listeners.get(topic) ?? new Set();
      listeners.set(topic, here.add(listener));
      signal.addEventListener('abort', listener);
      try {
        while (!signal.aborted) {
          if (!rang) await new Promise<void>((resolve) => (wake = resolve));
          rang = false;
          if (!signal.aborted) yield;
        }
      } finally {
        signal.removeEventListener('abort', listener);
        here.delete(listener);
        if (here.size === 0) listeners.delete(topic);
      }
    },
    close: () => hangUp(),
  };
}

/** Listens on a connection of its own and takes a new one when it breaks; whoever follows then looks again. */
async function listenOnPostgres(url: string, hear: (topic: string) => void, hearAll: () => void) {
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ payload }) => hear(payload ?? ''));
    next.on('error', () => undefined);
    next.on('end', () => {
      if (!closed && client === next) retry();
    });
    await next.connect();
    await tellOfServer(next);
    await next.query(`listen ${channel}`);
    client = next;
  }
  function retry(): void {
    timer = setTimeout(() => void connect().then(hearAll, retry), reconnectMs);
  }

  await connect();
  return async () => {
    closed = true;
    clearTimeout(timer);
    await client?.end();
  };
}
