import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { JobKind } from '#contract/operator/operator.ts';
import type { z } from 'zod';
import type { Database, OpenedDatabase } from '../database/database.ts';
import { rowsOf } from '../database/rows-of.ts';
import { describeError } from '../log/describe-error.ts';
import { leaveContext } from '../log/request-context.ts';
import { listKinds, takeUpGivenUp } from './job-kinds.ts';
import { isLetGo, JobLocks } from './job-locks.ts';
import { paceAfter, patience, PutOff, setPace } from './job-pace.ts';

interface Addressed<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /** How long one try may take, unless a quarter of an hour does. */
  withinHours?: number;
}

/** A worker that has not been heard of for this long is dead, and another takes its job. */
const heartbeatSeconds = 10;
/** One that was not heard of for this long is dead if it let go of the job as well. */
const deadWithinSeconds = 5;
/** How often we look while something is due that nobody has taken yet, and after one that failed. */
const beatMs = 1000;
/** How often we look even if nothing is known to become due: nobody rings for the dead, whose jobs another server takes. */
const longestRestMs = { embedded: 5_000, postgres: 2_000 };
/** A worker is told of what is new, and woken for what becomes due: it looks by itself in case a bell was lost. */
const ownLookSeconds = 600;
const seldomSeconds = 600;
const neverSeconds = 7 * 24 * 3600;
/** An email or a token is not kept longer than it takes to look into a mistake. */
const doneIsForgotten = { deleteAfterSeconds: 3600 };
const schema = 'jobs';
const jobRows = sql`${sql.identifier(schema)}.job`;

/** A job to do, as the worker gets it. */
export interface JobRun {
  data: unknown;
  lastTry: boolean;
  signal: AbortSignal;
}

/** Work that outlives a request, kept in the same database as everything else. */
export class Queue {
  readonly #boss: PgBoss;
  readonly #database: OpenedDatabase;
  readonly #locks: JobLocks | undefined;
  /** Of each name, whoever does its jobs. */
  readonly #workers = new Map<string, string[]>();
  #timer: NodeJS.Timeout | undefined;
  #looksAt = Infinity;
  #looking: Promise<void> | undefined;
  #hasStopped = false;
  #isClosing = false;

  constructor(database: OpenedDatabase, onTrouble: (error: unknown) => void) {
    this.#database = database;
    const watching = {
      // Who is dead we see ourselves; this is for jobs that run too long, and for what is done.
      superviseIntervalSeconds: seldomSeconds,
      monitorIntervalSeconds: seldomSeconds,
      maintenanceIntervalSeconds: seldomSeconds,
      // Queues do not change while we run, and none of our jobs waits for another.
      queueCacheIntervalSeconds: seldomSeconds,
      bamIntervalSeconds: seldomSeconds,
      flowIntervalSeconds: neverSeconds,
      cronWorkerIntervalSeconds: 30,
      schedule: true,
      schema,
    };
    this.#boss =
      database.engine === 'postgres'
        ? new PgBoss({ ...watching, connectionString: database.url, useListenNotify: true })
        : new PgBoss({
            ...watching,
            db: fromPglite(database.pglite),
            backend: 'pglite',
            useListenNotify: true,
          });
    // The connection it listens on may end after it has stopped.
    this.#boss.on('error', (error) => this.#hasStopped || onTrouble(error));
    if (database.engine === 'postgres') this.#locks = new JobLocks(database.url);
  }

  /** Makes the queues that are not there yet, and takes back what a killed process had begun. */
  async open(names: string[]): Promise<void> {
    await this.#boss.start();
    const held = new Set((await this.#boss.getQueues()).map(({ name }) => name));
    for (const name of names.filter((each) => !held.has(each))) {
      await this.#boss.createQueue(name, {
        ...patience,
        ...doneIsForgotten,
        heartbeatSeconds,
        notify: true,
        policy: 'exclusive',
      });
      // pg-boss looks a queue up on first use; inside an embedded transaction that look-up would wait for itself.
      await this.#boss.insert(name, []);
    }
    // Only one process opens an embedded database, so whatever is marked as running is a killed process's.
    if (this.#database.engine === 'embedded') {
      await this.#database.db.execute(
        sql`update ${jobRows} set state = 'retry', start_after = now() where state = 'active'`,
      );
    }
  }

  /**
   * Adds a job within the caller's transaction: both are kept, or neither.
   * A job with the same key that still waits or runs is joined instead; answers whether a new one was added.
   * With `notBefore` it waits until then.
   */
  async add<Payload extends object>(
    tx: Database,
    job: Addressed<Payload>,
    payload: Payload,
    { key, notBefore }: { key: string; notBefore?: Date },
  ): Promise<boolean> {
    const id = await this.#boss.send(job.name, payload, {
      db: within(tx),
      singletonKey: key,
      ...expiryOf(job),
      ...(notBefore && { startAfter: notBefore }),
    });
    // Its bell may ring while a worker is looking elsewhere, and be lost.
    this.#lookWithin(Math.max(beatMs, (notBefore?.getTime() ?? 0) - Date.now()));
    return id !== null;
  }

  /** Removes every job, done or not, whose payload holds one of these values. */
  async forget(tx: Database, values: string[]): Promise<void> {
    const mentions = values.map((value) => sql`position(${JSON.stringify(value)} in data::text) > 0`);
    await tx.execute(sql`delete from ${jobRows} where ${sql.join(mentions, sql` or `)}`);
  }

  /** Does jobs of one kind as they come, a few at a time. Each of those few looks at every bell. */
  async work(name: string, run: (jobRun: JobRun) => Promise<void>, atOnce = 4): Promise<void> {
    const options = {
      pollingIntervalSeconds: 0.5,
      notifyPollingIntervalSeconds: ownLookSeconds,
      includeMetadata: true,
      heartbeatRefreshSeconds: 3,
    } as const;
    const workers: string[] = [];
    const doOne = async ([job]: JobWithMetadata<unknown>[], place: number) => {
      if (!job) return;
      this.#locks?.hold(job.id);
      try {
        await run({ data: job.data, lastTry: job.retryCount >= job.retryLimit, signal: job.signal });
      } catch (error) {
        await this.#pace(job, error);
        this.#lookWithin(beatMs);
        // What is thrown is kept with the job, and may not hold what a stranger has told.
        throw new Error(describeError(error));
      } finally {
        this.#locks?.letGo(job.id);
        // More may wait behind it, and a worker would rest first.
        this.#boss.notifyWorker(workers[place]!);
      }
    };
    // One by one: of several that pg-boss begins together, only the first can be woken.
    for (let place = 0; place < atOnce; place += 1)
      workers.push(await this.#boss.work(name, options, (jobs) => doOne(jobs, place)));
    this.#workers.set(name, workers);
    this.#lookWithin(beatMs);
  }

  /** Looks then, unless that is done before. */
  #lookWithin(ms: number): void {
    if (this.#isClosing || Date.now() + ms >= this.#looksAt || this.#workers.size === 0) return;
    clearTimeout(this.#timer);
    this.#looksAt = Date.now() + ms;
    this.#timer = leaveContext(() =>
      setTimeout(() => {
        this.#looking = this.#look();
      }, ms),
    );
  }

  async #look(): Promise<void> {
    this.#looksAt = Infinity;
    // The queue meets the same database at its next look, and tells of it.
    const restMs = await this.#lookAround().catch(() => beatMs);
    this.#lookWithin(Math.min(restMs, longestRestMs[this.#database.engine]));
  }

  /** Takes over what a dead process had begun, and wakes whoever has something to do. Answers when more becomes due. */
  async #lookAround(): Promise<number> {
    const { db } = this.#database;
    if (this.#locks) {
      await this.#locks.open();
      await db.execute(sql`
        update ${jobRows} set state = 'retry', start_after = now()
        where state = 'active' and retry_count < retry_limit
          and coalesce(heartbeat_on, started_on) < now() - make_interval(secs => ${deadWithinSeconds})
          and (${isLetGo()} or coalesce(heartbeat_on, started_on) < now() - make_interval(secs => ${heartbeatSeconds}))
      `);
    }
    const waiting = await db.execute(sql`
      select name, extract(epoch from min(start_after) - now())::float8 * 1000 as "inMs" from ${jobRows}
      where state < 'active' and not blocked group by name
    `);
    const ours = rowsOf<{ name: string; inMs: number }>(waiting).filter(({ name }) =>
      this.#workers.has(name),
    );
    for (const { name, inMs } of ours) if (inMs <= 0) this.#wake(name);
    return Math.min(Infinity, ...ours.map(({ inMs }) => (inMs <= 0 ? beatMs : Math.ceil(inMs))));
  }

  #wake(name: string): void {
    for (const worker of this.#workers.get(name) ?? []) this.#boss.notifyWorker(worker);
  }

  async #pace(job: JobWithMetadata<unknown>, error: unknown): Promise<void> {
    const pace = paceAfter(error, job);
    if (pace) await this.#database.db.execute(setPace(jobRows, job, pace));
  }

  /** Does what waits now, once each, and answers what went wrong. For tests, which then decide what happens next. */
  async workOnce(name: string, run: (jobRun: JobRun) => Promise<void>): Promise<unknown[]> {
    const failures: unknown[] = [];
    const { signal } = new AbortController();
    for (const job of await this.#boss.fetch(name, { batchSize: 100, includeMetadata: true })) {
      try {
        await run({ data: job.data, lastTry: job.retryCount >= job.retryLimit, signal });
        await this.#boss.complete(name, job.id);
      } catch (error) {
        if (!(error instanceof PutOff)) failures.push(error);
        await this.#pace(job, error);
        await this.#boss.fail(name, job.id);
      }
    }
    return failures;
  }

  /** Repeats jobs by the clock, in UTC. What is said already is not said again. */
  async schedule(
    wished: ({ cron: string } & Pick<Addressed<object>, 'name' | 'withinHours'>)[],
  ): Promise<void> {
    const held = await this.#boss.getSchedules();
    for (const job of wished) {
      const expiry = expiryOf(job);
      const isHeld = held.some(
        ({ name, cron, options }) =>
          name === job.name && cron === job.cron && options?.expireInSeconds === expiry.expireInSeconds,
      );
      if (!isHeld) await this.#boss.schedule(job.name, job.cron, null, { tz: 'UTC', ...expiry });
    }
  }

  /** How each kind of job stands; of those given up, why the newest was, in a line. */
  kinds(): Promise<JobKind[]> {
    return listKinds(this.#database.db, jobRows);
  }

  /** Has everything of that kind that was given up done again, and answers how much. What waits already is not doubled. */
  async tryAgain(name: string): Promise<number> {
    const count = await takeUpGivenUp(this.#database.db, jobRows, name);
    this.#wake(name);
    return count;
  }

  /** Fails when the queue does not answer. */
  async ready(): Promise<void> {
    if (!(await this.#boss.isInstalled())) throw new Error('The queue has no tables.');
  }

  /** Lets running jobs finish, for a while. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await this.#boss.stop({ graceful: true, timeout: 10_000 });
    this.#hasStopped = true;
    await this.#locks?.close();
  }
}

function expiryOf({ withinHours }: { withinHours?: number }): { expireInSeconds?: number } {
  return withinHours === undefined ? {} : { expireInSeconds: withinHours * 3600 };
}

/** Drizzle's type does not say what both engines answer: an object with rows. */
function within(tx: Database) {
  return fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql);
}
