import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';

/** Notified when leads of this workspace have come in. */
export function arrivalTopic(workspaceId: WorkspaceId): string {
  return `leads:${workspaceId}`;
}
