import type { FoundFacts, ReadPage } from '#contract/websites/reading.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type ReadingChanges, updateReading } from './queries.ts';
import { readingTopic } from './reading-names.ts';
import { storableFacts } from './storable-facts.ts';

/** A reading in the hands of the worker. */
export interface ReadingProgress {
  readonly ctx: AppContext;
  readonly workspaceId: WorkspaceId;
  readonly id: string;
  pages: ReadPage[];
  found: FoundFacts;
}

/** Before anything is found. */
export const noFacts = { offers: [], sellingPoints: [], pictures: [] } satisfies FoundFacts;

/** Writes down how far it is and tells whoever looks; false once it was cancelled, or is gone. */
export function saveProgress(
  { ctx: { db, signals }, workspaceId, id, pages, found }: ReadingProgress,
  changes: ReadingChanges = {},
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await signals.notify(tx, readingTopic(id));
    const known = { pages, found: storableFacts(found) };
    return updateReading(tx, workspaceId, { id, changes: { ...known, ...changes } });
  });
}
