import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';

/** Rings when an operation of this workspace begins, waits or ends. */
export function operationsTopic(workspaceId: WorkspaceId): string {
  return `operations:${workspaceId}`;
}
