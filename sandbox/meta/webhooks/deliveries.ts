import * as z from 'zod';

import type { Store } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';

const Tries = z.array(z.object({ at: z.number(), status: z.number(), words: z.string() }));

/** Something Meta tells the app, or is still trying to tell it. */
export interface DeliveryNote {
  seq: number;
  kind: 'webhook' | 'deauthorize' | 'delete-data';
  url: string;
  /** Exactly as it is sent. */
  body: string;
  state: 'waiting' | 'delivered' | 'given up';
  madeAt: number;
  nextAt: number;
  /** Status 0 means that nobody answered. */
  tries: z.infer<typeof Tries>;
}

type NewDelivery = Pick<DeliveryNote, 'kind' | 'url' | 'body'>;

/** Keeps a message until it is delivered. */
export function addDelivery(world: World, { kind, url, body }: NewDelivery): void {
  insert(world, { kind, url, body, state: 'waiting', tries: [] });
}

/** Writes down a message that was sent once, and is not sent again. */
export function noteCallback(world: World, { status, words, ...sent }: SentOnce): void {
  const state = status === 200 ? 'delivered' : 'given up';
  insert(world, { ...sent, state, tries: [{ at: world.clock.now(), status, words }] });
}

type SentOnce = NewDelivery & { status: number; words: string };

function insert(
  { store, clock }: World,
  { kind, url, body, state, tries }: Omit<DeliveryNote, 'seq' | 'madeAt' | 'nextAt'>,
): void {
  const columns = 'kind, url, body, state, made_at, next_at, tries';
  const sql = `INSERT INTO deliveries (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)`;
  store.run(sql, kind, url, body, state, clock.now(), clock.now(), JSON.stringify(tries));
}

export function findDueDelivery({ store, clock }: World): DeliveryNote | undefined {
  const sql =
    "SELECT * FROM deliveries WHERE state = 'waiting' AND next_at <= ? ORDER BY next_at, seq LIMIT 1";
  return store.rows(sql, clock.now()).map(toDelivery)[0];
}

export function isAnythingWaiting(store: Store): boolean {
  return store.rows("SELECT 1 FROM deliveries WHERE state = 'waiting' LIMIT 1").length > 0;
}

export function keepTry(store: Store, { seq, state, nextAt, tries }: DeliveryNote): void {
  const sql = 'UPDATE deliveries SET state = ?, next_at = ?, tries = ? WHERE seq = ?';
  store.run(sql, state, nextAt, JSON.stringify(tries), seq);
}

/** The newest first, for whoever looks inside. */
export function listDeliveries(store: Store, count: number): DeliveryNote[] {
  return store.rows('SELECT * FROM deliveries ORDER BY seq DESC LIMIT ?', count).map(toDelivery);
}

function toDelivery(row: Record<string, unknown>): DeliveryNote {
  return {
    seq: Number(row['seq']),
    // Written by the functions above, and by nobody else.
    kind: String(row['kind']) as DeliveryNote['kind'],
    state: String(row['state']) as DeliveryNote['state'],
    url: String(row['url']),
    body: String(row['body']),
    madeAt: Number(row['made_at']),
    nextAt: Number(row['next_at']),
    tries: Tries.parse(JSON.parse(String(row['tries']))),
  };
}
