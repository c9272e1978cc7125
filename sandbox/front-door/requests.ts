import type { Store } from '#sandbox/memory/store.ts';

const kept = 100_000;

export interface LoggedRequest {
  seq: number;
  at: string;
  service: string;
  method: string;
  path: string;
  /** 0 when the connection was cut. */
  status: number;
  ms: number;
  /** How many calls were inside: more than one for a batch. */
  operations: number;
}

/** Writes down that something was asked, and answers under which number. */
export function logRequest(store: Store, entry: Omit<LoggedRequest, 'seq' | 'at'> & { at: number }): number {
  const { at, service, method, path, status, ms, operations } = entry;
  const columns = 'at, service, method, path, status, ms, operations';
  const sql = `INSERT INTO requests (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)`;
  const { lastInsertRowid } = store.run(sql, at, service, method, path, status, ms, operations);
  const seq = Number(lastInsertRowid);
  store.run('DELETE FROM requests WHERE seq <= ?', seq - kept);
  return seq;
}

export function listRequestsSince(store: Store, seq: number): LoggedRequest[] {
  return store.rows('SELECT * FROM requests WHERE seq > ? ORDER BY seq', seq).map(toRequest);
}

interface Wish {
  /** Empty: all of them. */
  service?: string;
  isFailing?: boolean;
  count: number;
}

/** The newest first. */
export function listLatestRequests(
  store: Store,
  { service = '', isFailing = false, count }: Wish,
): LoggedRequest[] {
  const where = "(?1 = '' OR service = ?1) AND (?2 = 0 OR status = 0 OR status >= 400)";
  const sql = `SELECT * FROM requests WHERE ${where} ORDER BY seq DESC LIMIT ?3`;
  return store.rows(sql, service, isFailing ? 1 : 0, count).map(toRequest);
}

export function findRequest(store: Store, seq: number): LoggedRequest | undefined {
  return store.rows('SELECT * FROM requests WHERE seq = ?', seq).map(toRequest)[0];
}

/** The number of the newest; it moves whenever somebody asks for something. */
export function lastRequest(store: Store): number {
  return Number(store.rows('SELECT max(seq) AS seq FROM requests')[0]?.['seq'] ?? 0);
}

function toRequest(row: Record<string, unknown>): LoggedRequest {
  return {
    seq: Number(row['seq']),
    at: new Date(Number(row['at'])).toISOString(),
    service: String(row['service']),
    method: String(row['method']),
    path: String(row['path']),
    status: Number(row['status']),
    ms: Number(row['ms']),
    operations: Number(row['operations']),
  };
}
