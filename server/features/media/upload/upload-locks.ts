import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '#server/app-context.ts';
import { ERRORS, type Lock, type Locker } from '@tus/server';
import { prolongUpload, releaseUpload, takeUpload } from './upload-lock-queries.ts';

const prolongEveryMs = 3000;
const askAgainMs = 250;
const patienceMs = 30_000;

/**
 * One request at a time writes to an upload, whichever server it reaches. After a lost line the request before may still
 * hang somewhere; it is asked to let go, and a server that died is not waited for longer than ten seconds.
 */
export function openUploadLocks(ctx: Pick<AppContext, 'db' | 'signals' | 'log'>): Locker {
  return { newLock: (uploadKey) => uploadLock(ctx, uploadKey) };
}

function uploadLock(
  { db, signals, log }: Pick<AppContext, 'db' | 'signals' | 'log'>,
  uploadKey: string,
): Lock {
  const claim = { uploadKey, holder: randomUUID() };
  const held = new AbortController();

  return {
    async lock(stopSignal, letGo) {
      const patience = AbortSignal.any([stopSignal, AbortSignal.timeout(patienceMs)]);
      for (
        let holder = await takeUpload(db, claim);
        holder !== claim.holder;
        holder = await takeUpload(db, claim)
      ) {
        if (patience.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
        await signals.notify(db, topicOf(holder));
        await pause(askAgainMs);
      }
      followWishes(letGo).catch(report);
      prolong(letGo).catch(report);
    },
    async unlock() {
      held.abort();
      await releaseUpload(db, claim);
    },
  };

  async function followWishes(letGo: () => unknown): Promise<void> {
    let isFirst = true;
    for await (const _ of signals.follow(topicOf(claim.holder), held.signal)) {
      if (!isFirst) await letGo();
      isFirst = false;
    }
  }

  async function prolong(letGo: () => unknown): Promise<void> {
    while (!held.signal.aborted) {
      await pause(prolongEveryMs, undefined, { signal: held.signal, ref: false }).catch(() => undefined);
      if (!held.signal.aborted && !(await prolongUpload(db, claim)) && !held.signal.aborted)
        return void letGo();
    }
  }

  function report(error: unknown): void {
    log.error('an upload could not be kept to one request', error);
  }
}

function topicOf(holder: string): string {
  return `upload:${holder}`;
}
