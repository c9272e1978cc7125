import type { Deed } from '#contract/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type DoerIn, noteDeed } from '../audit-log/write-line.ts';

/** Has what an assistant does to a draft stand in the log. What people type there does not. */
export async function noteAssistant(
  tx: Database,
  person: DoerIn,
  { at, deed, draft: { id, title: name } }: { at: number; deed: Deed; draft: { id: string; title: string } },
): Promise<void> {
  if (person.assistant) await noteDeed(tx, person, { at, deed, subject: { kind: 'draft', id, name } });
}
