import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';

/** Notified when a change of this workspace begins, waits or ends. */
export function changesTopic(workspaceId: WorkspaceId): string {
  return `changes:${workspaceId}`;
}
