import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import type { ResultKind } from '#server/gateways/meta/sync/result-counts.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { CampaignDaysKnown, DaysKnown } from './days-to-read.ts';
import type { SyncPace } from './sync-pace.ts';

/** What one reading of an ad account needs to know. */
export interface Reading {
  workspaceId: WorkspaceId;
  account: Account;
  accountName: string;
  timezone: string;
  /** When it began. */
  at: Date;
  known: CampaignDaysKnown | undefined;
  adsKnown: DaysKnown | undefined;
  signal: AbortSignal;
  pace: SyncPace;
}

/** Every campaign that was listed, with what counts as its result. */
export type ResultKinds = Map<string, ResultKind>;

/** All pages of something as one list. */
export async function collect<Item>(pages: AsyncIterable<Item[]>, signal: AbortSignal): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of pages) {
    signal.throwIfAborted();
    items.push(...page);
  }
  return items;
}

/** As many at a time as one statement stores. */
export function* inPages<Item>(items: Item[], size = 1000): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
