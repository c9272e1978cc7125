import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';

/** How many files of a kind a workspace may download at once: each reads thousands of rows that others wait behind. */
export function openExportPlaces(atOnce: number) {
  const taken = new Map<WorkspaceId, number>();

  function change(workspaceId: WorkspaceId, by: number): void {
    const count = (taken.get(workspaceId) ?? 0) + by;
    if (count > 0) taken.set(workspaceId, count);
    else taken.delete(workspaceId);
  }

  return {
    /** Takes a place, or refuses. Answers how to leave it, which counts once however often it is done. */
    take(workspaceId: WorkspaceId): () => void {
      if ((taken.get(workspaceId) ?? 0) >= atOnce) throw new Refusal('EXPORTS_RUNNING');
      change(workspaceId, 1);
      let hasLeft = false;
      return () => {
        if (!hasLeft) change(workspaceId, -1);
        hasLeft = true;
      };
    },
  };
}
