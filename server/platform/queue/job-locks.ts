import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';

/** Keeps our locks apart from whatever else takes advisory locks in the same database. */
const lockClass = 4_285_542;

/** True for the row of a job, by its column `id`, that no living process holds. */
export function isLetGo(): SQL {
  return sql`not exists (
    select from pg_locks where locktype = 'advisory' and objsubid = 2 and classid = ${lockClass}::integer::oid
      and database = (select oid from pg_database where datname = current_database())
      and objid = hashtext(id::text)::oid)`;
}

/**
 * Holds each job that this process does by a lock on a connection of its own. PostgreSQL lets go of it in the moment
 * the process dies, while a heartbeat only says so when it has been missing for long.
 */
export class JobLocks {
  readonly #url: string;
  readonly #held = new Set<string>();
  #client: pg.Client | undefined;
  /** Over when all that was asked is answered: a connection takes one question at a time. */
  #asked: Promise<unknown> = Promise.resolve();

  constructor(url: string) {
    this.#url = url;
  }

  /** Connects unless it is connected, and takes again what this process does. */
  async open(): Promise<void> {
    if (this.#client) return;
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('error', () => this.#drop(client));
    client.on('end', () => this.#drop(client));
    await client.connect();
    this.#client = client;
    // What the one before did not answer is never answered.
    this.#asked = Promise.resolve();
    for (const id of this.#held) this.#ask('pg_try_advisory_lock', id);
  }

  hold(id: string): void {
    this.#held.add(id);
    this.#ask('pg_try_advisory_lock', id);
  }

  letGo(id: string): void {
    this.#held.delete(id);
    this.#ask('pg_advisory_unlock', id);
  }

  async close(): Promise<void> {
    await this.#client?.end();
  }

  /** Nobody waits for the answer: a heartbeat covers the moment until it is there, or a connection that broke. */
  #ask(call: string, id: string): void {
    const client = this.#client;
    if (!client) return;
    this.#asked = this.#asked
      .then(() => client.query(`select ${call}($1, hashtext($2))`, [lockClass, id]))
      .catch(() => this.#drop(client));
  }

  #drop(client: pg.Client): void {
    if (this.#client === client) this.#client = undefined;
  }
}
