import { type Objective, objectives } from '#contract/campaigns/campaign.ts';
import { oneOf } from '#web/one-of.ts';
import { liveColumns, usualColumns } from './live-columns.tsx';

/** What of the campaigns is shown, and in which order. All of it stands in the address. */
export interface TableView {
  /** Words of the name, all of which must occur. */
  text: string;
  /** A status of Meta's, or `gone`; empty for all. */
  status: string;
  /** Empty for all. */
  goal: Objective | '';
  /** Empty for the order in which the server lists them: those that run first, then by what they cost. */
  sort: { id: string; desc: boolean } | undefined;
  /** The columns beside the name, in their own order. */
  columns: readonly string[];
}

/** Read from an address: what it does not know, or says wrongly, is as usual. */
export function readView(search: URLSearchParams): TableView {
  const sort = search.get('sort') ?? '';
  const id = sort.replace(/^-/, '');
  const chosen = search.get('columns')?.split('.');
  return {
    text: search.get('q') ?? '',
    status: search.get('status') ?? '',
    goal: oneOf(objectives, search.get('goal')) ?? '',
    sort: isSortable(id) ? { id, desc: sort.startsWith('-') } : undefined,
    columns: chosen ? inOrder(chosen) : usualColumns,
  };
}

/** The address that shows the same view; what is as usual goes without saying. */
export function writeView(search: URLSearchParams, changes: Partial<TableView>): URLSearchParams {
  const { text, status, goal, sort, columns } = { ...readView(search), ...changes };
  const isUsual = inOrder(columns).join() === usualColumns.join();
  const parts = {
    q: text,
    status,
    goal,
    sort: sort ? `${sort.desc ? '-' : ''}${sort.id}` : '',
    columns: isUsual ? undefined : inOrder(columns).join('.'),
  };
  const written = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parts)) {
    // Without any columns but the name, their list is empty and yet says something.
    if (value === undefined || (value === '' && name !== 'columns')) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

function isSortable(id: string): boolean {
  return id === 'name' || liveColumns.some((column) => column.id === id && column.orderOf);
}

function inOrder(ids: readonly string[]): string[] {
  return liveColumns.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
}
