import type { ShownChange } from '#contract/compliance/shown.ts';
import type { AppContext } from '#server/app-context.ts';
import { mustBeLawful } from '#server/features/compliance/must-comply.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Refuses a change of what runs that a rule forbids or asks about in vain. */
export async function mustComplyWith(
  { now, readChange }: Pick<AppContext, 'now' | 'readChange'>,
  tx: Database,
  { person, change }: { person: Person; change: ShownChange },
): Promise<void> {
  const judged = await readChange(tx, person.workspaceId, { change, now: now() });
  await mustBeLawful({ db: tx, now }, person, { judged, act: change.what });
}
