import type { House } from '#server/house.ts';
import type { Database } from '#server/plumbing/database.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';

/** Sees to it that everybody is told who wants to be, in the transaction that stores the leads. */
export async function announceLeads(
  _tx: Database,
  _house: House,
  _order: { workspaceId: WorkspaceId; leadIds: string[] },
): Promise<void> {}
