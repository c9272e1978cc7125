import type { Store } from '#sandbox/memory/store.ts';
import type { ServiceName } from '#sandbox/outside-service.ts';

/** Answers come this much later; without a service, all of them do. */
export function setLatency(store: Store, ms: number, service?: ServiceName): void {
  if (!service) store.run("DELETE FROM settings WHERE key LIKE 'latency:%'");
  store.setSetting(`latency:${service ?? 'all'}`, String(ms));
}

export function latencyOf(store: Store, service: ServiceName): number {
  return Number(store.setting(`latency:${service}`) ?? store.setting('latency:all') ?? 0);
}

/** Resolves after a while, or rejects as soon as the caller has given up. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', giveUp, { once: true });
    function done() {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }
    function giveUp() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    if (signal?.aborted) giveUp();
  });
}
