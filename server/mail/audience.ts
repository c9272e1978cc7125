import { rights } from '#contract/people/roles.ts';
import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';

/** To whom something about a workspace is told, and what they must be allowed there when it is sent: it may have waited. */
export const Audience = z.object({
  workspaceId: KeptWorkspaceId,
  personId: z.string(),
  right: z.enum(rights),
});
export type Audience = z.infer<typeof Audience>;
