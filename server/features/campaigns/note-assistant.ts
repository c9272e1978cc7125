import type { Deed } from '#contract/audit-log.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { noteDeed } from '../audit-log/write-line.ts';

/** Whoever works at a draft, by hand or through a program. */
export type Drafter = Pick<Person, 'workspaceId' | 'name' | 'keyName' | 'assistant'> & { id?: string | null };

/** Has what an assistant does to a draft stand in the log. What people type there does not. */
export async function noteAssistant(
  tx: Database,
  person: Drafter,
  { at, deed, draft: { id, title: name } }: { at: number; deed: Deed; draft: { id: string; title: string } },
): Promise<void> {
  if (person.assistant) await noteDeed(tx, person, { at, deed, subject: { kind: 'draft', id, name } });
}
