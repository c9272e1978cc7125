import { Language } from '#contract/people/people.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';

/** A run of publishing that was not over: what it may have made lies under this marker. */
const Run = z.object({
  marker: z.string(),
  adAccountId: z.string(),
  currency: z.string(),
  /** When Meta was first asked to make something, in ms since 1970. */
  intentAt: z.number(),
});

/** The permission Facebook gave, with what was begun in its name. */
const Grant = z.object({ facebookUserId: z.string(), token: z.string(), runs: z.array(Run) });
export type Grant = z.infer<typeof Grant>;

/** Whom the last email goes to: an account that is gone, or the members of a workspace that is. */
const Told = z.discriminatedUnion('about', [
  z.object({ about: z.literal('account'), email: z.string(), name: z.string(), language: Language }),
  z.object({
    about: z.literal('workspace'),
    workspace: z.string(),
    deletedBy: z.string(),
    personIds: z.array(z.string()),
  }),
]);
export type Told = z.infer<typeof Told>;

/** What is still to do once the rows are gone. Nothing else remembers any of it. */
const Leftovers = z.object({
  workspaceIds: z.array(KeptWorkspaceId),
  avatarUrl: z.string().nullable(),
  grants: z.array(Grant),
  told: Told,
});
export type Leftovers = z.infer<typeof Leftovers>;

/** Travels in the job's payload for a day at most, and tells nobody anything without our key. */
export function sealLeftovers(seal: Seal, code: string, leftovers: Leftovers): string {
  return seal.encrypt(JSON.stringify(leftovers), contextOf(code));
}

export function openLeftovers(seal: Seal, code: string, sealed: string): Leftovers {
  return Leftovers.parse(JSON.parse(seal.decrypt(sealed, contextOf(code))));
}

function contextOf(code: string): string {
  return `deletion:${code}`;
}
