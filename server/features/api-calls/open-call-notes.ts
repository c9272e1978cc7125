import type { BudgetNote, CallNote, CallNotes } from '#server/platform/log/call-notes.ts';
import { checkDatabase, type Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Meters } from '#server/platform/log/meters.ts';
import { leaveContext } from '#server/platform/log/request-context.ts';
import { insertCalls, upsertBudgets } from './queries.ts';

/** A kill loses no more than what was noted within this time. */
const flushesWithinMs = 1000;
const atOnce = 1000;
/** So much waits while the database does not answer; what is older is forgotten. */
const waitingAtMost = 20_000;
/** What an answering database has refused this often is given up, or nothing would be kept any more. */
const triesAtMost = 5;

interface Hands {
  db: Database;
  log: Log;
  meters: Pick<Meters, 'forgottenCalls'>;
}

/** Keeps what is noted in memory for up to a second, and writes it in bulk. */
export function openCallNotes({ db, log, meters }: Hands): CallNotes {
  let waiting: CallNote[] = [];
  let tries = 0;
  const budgets = new Map<string, BudgetNote>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let isClosed = false;

  function writeSoon(): void {
    if (isClosed) return;
    // Whoever noted first may hang up before the time is over, and what is written is everybody's.
    timer ??= leaveContext(() => setTimeout(writeNow, flushesWithinMs).unref());
  }

  function writeNow(): void {
    timer = undefined;
    void flush();
  }

  async function flush(): Promise<void> {
    // What came while another was writing is written by a turn of its own.
    while (writing) await writing;
    writing = write().finally(() => (writing = undefined));
    await writing;
  }

  async function write(): Promise<void> {
    try {
      while (waiting.length > 0) {
        const batch = waiting.slice(0, atOnce);
        await insertCalls(db, batch);
        const written = new Set(batch);
        waiting = waiting.filter((call) => !written.has(call));
        tries = 0;
      }
      const told = [...budgets.values()];
      if (told.length > 0) await upsertBudgets(db, told);
      for (const budget of told) if (budgets.get(keyOf(budget)) === budget) budgets.delete(keyOf(budget));
    } catch (error) {
      await stumble(error);
      writeSoon();
    }
  }

  function forget(count: number): void {
    meters.forgottenCalls.inc(waiting.splice(0, count).length);
  }

  async function stumble(error: unknown): Promise<void> {
    tries += 1;
    if (tries === 1) log.error('calls could not be noted', error);
    const answers = await checkDatabase(db).then(
      () => true,
      () => false,
    );
    if (!answers || tries < triesAtMost) return;
    forget(atOnce);
    budgets.clear();
    tries = 0;
  }

  return {
    note(call) {
      if (waiting.length >= waitingAtMost) {
        // A tenth at a time, since taking the first out of many is dear.
        forget(waitingAtMost / 10);
      }
      waiting.push(call);
      writeSoon();
    },
    noteBudget(budget) {
      if (budgets.size >= waitingAtMost && !budgets.has(keyOf(budget))) return;
      budgets.set(keyOf(budget), budget);
      writeSoon();
    },
    flush,
    async close() {
      clearTimeout(timer);
      isClosed = true;
      await flush();
    },
  };
}

function keyOf({ workspaceId, adAccountId }: BudgetNote): string {
  return `${workspaceId} ${adAccountId}`;
}
