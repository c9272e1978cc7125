import type { StoredAdAccount, StoredPage } from './tables.ts';

export interface Selection {
  selectedAdAccountId: string | null;
  selectedPageId: string | null;
}

interface Available {
  adAccounts: Pick<StoredAdAccount, 'id' | 'status'>[];
  pages: Pick<StoredPage, 'id'>[];
}

const active = 1;

/** Keeps what was chosen while it is still there. Where there is only one to choose, it is chosen. */
export function selectionFrom(available: Available, before?: Selection): Selection {
  const activeAccounts = available.adAccounts.filter(({ status }) => status === active);
  return {
    selectedAdAccountId: keep(before?.selectedAdAccountId, available.adAccounts) ?? onlyOne(activeAccounts),
    selectedPageId: keep(before?.selectedPageId, available.pages) ?? onlyOne(available.pages),
  };
}

/** Choosing nothing, or not choosing, is always possible. */
export function isAvailable(id: string | null | undefined, list: { id: string }[]): boolean {
  return id == null || list.some((entry) => entry.id === id);
}

/** A path of ours to go back to; an address that leads anywhere else becomes the dashboard. */
export function ownPath(path: string, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  if (!URL.canParse(path, origin)) return '/dashboard';
  const address = new URL(path, origin);
  // A path of two slashes would be another machine's name to whoever follows it.
  const isOurs = address.origin === origin && !address.pathname.startsWith('//');
  return isOurs ? `${address.pathname}${address.search}` : '/dashboard';
}

function keep(id: string | null | undefined, list: { id: string }[]): string | undefined {
  return list.find((entry) => entry.id === id)?.id;
}

function onlyOne(list: { id: string }[]): string | null {
  return list.length === 1 ? list[0]!.id : null;
}
