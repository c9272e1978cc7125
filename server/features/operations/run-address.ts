import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';

/** Under which name, and with what, the queue keeps the promise of an operation. */
export const runAddress = {
  name: 'run-operation',
  payload: z.object({
    workspaceId: KeptWorkspaceId,
    id: z.uuid(),
  }),
};
