import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';

/** Notified when a sync of this workspace begins or ends, and within a first one when the figures are there. */
export function syncTopic(workspaceId: WorkspaceId): string {
  return `sync:${workspaceId}`;
}
