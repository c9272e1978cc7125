import type { Store } from './store.ts';

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

export function logRequest(store: Store, entry: Omit<LoggedRequest, 'seq' | 'at'> & { at: number }): void {
  const { at, service, method, path, status, ms, operations } = entry;
  const columns = 'at, service, method, path, status, ms, operations';
  const sql = `INSERT INTO requests (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)`;
  store.run(sql, at, service, method, path, status, ms, operations);
}

export function listRequestsSince(store: Store, seq: number): LoggedRequest[] {
  return store.rows('SELECT * FROM requests WHERE seq > ? ORDER BY seq', seq).map(toRequest);
}

export function listLatestRequests(store: Store, count: number): LoggedRequest[] {
  return store.rows('SELECT * FROM requests ORDER BY seq DESC LIMIT ?', count).map(toRequest);
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
