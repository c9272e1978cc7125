import { type SQL, sql } from 'drizzle-orm';

/** How often and how long a job is tried again: about a day, with growing pauses. */
export const patience = { retryLimit: 300, retryDelay: 2, retryDelayMax: 300, retryBackoff: true };
/** What comes again soon is tried after a second, and then ever later. */
const soon = { firstSeconds: 1, growth: 1.25 };

/** What work throws that only has to wait a little: it is tried again in seconds, however often it was tried before. */
interface RetriesSoon extends Error {
  retrySoon: boolean;
}

/** What work throws that goes on after a while it knows: nothing has failed. */
export class PutOff extends Error {
  override name = 'PutOff';
  readonly forMs: number;

  constructor(forMs: number) {
    super(`${forMs} ms`);
    this.forMs = forMs;
  }
}

interface Pace {
  retryBackoff: boolean;
  retryDelay: number;
  isLast?: boolean;
}

/** What work throws that somebody was told of: it is tried again when they ask for it, or when the clock brings it. */
export class NotAgain extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** How a job that failed with this waits for its next try; undefined where nothing changes. */
export function paceAfter(error: unknown, before: Pace): Pace | undefined {
  if (error instanceof PutOff)
    return { retryBackoff: false, retryDelay: Math.max(1, Math.ceil(error.forMs / 1000)) };
  if (error instanceof NotAgain) return { ...patience, isLast: true };
  const isSoon = error instanceof Error && (error as Partial<RetriesSoon>).retrySoon === true;
  if (!isSoon) return before.retryBackoff ? undefined : patience;
  const retryDelay = before.retryBackoff
    ? soon.firstSeconds
    : Math.min(Math.ceil(before.retryDelay * soon.growth), patience.retryDelayMax);
  return { retryBackoff: false, retryDelay };
}

/** Sets it, while the job is still this try's. */
export function setPace(
  jobs: SQL,
  { id, retryCount }: { id: string; retryCount: number },
  { retryBackoff, retryDelay, isLast = false }: Pace,
): SQL {
  return sql`
    update ${jobs} set retry_backoff = ${retryBackoff}, retry_delay = ${retryDelay},
      retry_limit = case when ${isLast} then retry_count else retry_limit end
    where id = ${id} and state = 'active' and retry_count = ${retryCount}
  `;
}
