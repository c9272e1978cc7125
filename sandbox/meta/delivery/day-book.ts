import type { Store } from '#sandbox/memory/store.ts';
import { figures, type Results, resultsFrom } from './results.ts';

export interface DayRow {
  day: string;
  results: Results;
  /** Leads among them that somebody sent by hand. */
  byHand?: number;
}

/** What a campaign's ads have achieved on the days that are over. Written down once, and never changed. */
export interface DayBook {
  /** The last day that is written down. */
  settledTo: string | undefined;
  rows: Map<string, DayRow[]>;
}

const open = new WeakMap<Store, { generation: number; books: Map<string, DayBook> }>();

export function dayBookOf(store: Store, campaign: string): DayBook {
  const books = booksOf(store);
  const book = books.get(campaign) ?? readBook(store, campaign);
  books.set(campaign, book);
  return book;
}

/** Writes down one more day. What comes of it is kept with the rest of the transaction, or not at all. */
export function writeDay(store: Store, campaign: string, day: string, results: Map<string, Results>): void {
  const book = dayBookOf(store, campaign);
  const kept: Record<string, number[]> = {};
  for (const [ad, made] of results) {
    if (made.impressions === 0 && made.spendMinor === 0) continue;
    const rows = book.rows.get(ad) ?? [];
    rows.push({ day, results: made });
    book.rows.set(ad, rows);
    kept[ad] = [made.audience, ...figures.map((figure) => made[figure])];
  }
  book.settledTo = day;
  if (Object.keys(kept).length === 0) return;
  store.run('INSERT INTO delivered VALUES (?, ?, ?)', campaign, day, JSON.stringify(kept));
}

export function markSettled(store: Store, campaign: string, day: string): void {
  const sql = 'INSERT INTO settled VALUES (?, ?) ON CONFLICT (campaign) DO UPDATE SET day = excluded.day';
  store.run(sql, campaign, day);
}

/** After a write that was taken back, or in a new world, what is in memory is not to be trusted. */
function booksOf(store: Store): Map<string, DayBook> {
  const generation = store.generation();
  const known = open.get(store);
  if (known?.generation === generation) return known.books;
  const books = new Map<string, DayBook>();
  open.set(store, { generation, books });
  return books;
}

function readBook(store: Store, campaign: string): DayBook {
  const rows = new Map<string, DayRow[]>();
  for (const { day, figures: text } of store.rows(
    'SELECT day, figures FROM delivered WHERE campaign = ? ORDER BY day',
    campaign,
  )) {
    // Written by writeDay above, and by nobody else.
    const kept = JSON.parse(String(text)) as Record<string, number[]>;
    for (const [ad, numbers] of Object.entries(kept)) {
      const own = rows.get(ad) ?? [];
      own.push({ day: String(day), results: resultsFrom(numbers) });
      rows.set(ad, own);
    }
  }
  const [mark] = store.rows('SELECT day FROM settled WHERE campaign = ?', campaign);
  return { settledTo: mark && String(mark['day']), rows };
}
