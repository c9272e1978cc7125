import type { LeadStatus } from '#contract/leads/lead.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';

/** What one tap in an email may say of a lead. */
export const tapped = ['contacted', 'won', 'lost'] as const satisfies LeadStatus[];

/** What a link says, of which lead, and to whom it was written. */
const Said = z.tuple([
  z.literal('lead-status'),
  z.custom<WorkspaceId>((value) => typeof value === 'string'),
  z.uuid(),
  z.string(),
  z.enum(tapped),
  z.coerce.number(),
]);

const validMs = 30 * 86_400_000;

/** Where somebody says what became of a lead without signing in. It is good for nothing else, for thirty days. */
export function statusLink(
  { seal, settings, now }: Pick<AppContext, 'seal' | 'settings' | 'now'>,
  about: { workspaceId: WorkspaceId; leadId: string; personId: string; status: (typeof tapped)[number] },
): string {
  const { workspaceId, leadId, personId, status } = about;
  const said = ['lead-status', workspaceId, leadId, personId, status, now() + validMs].join(' ');
  return `${settings.publicUrl}/lead-status/${seal.sign(said)}`;
}

/** What a link says; undefined where it is none of ours, or has ended. */
export function readStatusLink({ seal, now }: Pick<AppContext, 'seal' | 'now'>, signed: string) {
  const said = Said.safeParse(seal.verify(signed)?.split(' '));
  if (!said.success) return undefined;
  const [, workspaceId, leadId, personId, status, endsAt] = said.data;
  return endsAt > now() ? { workspaceId, leadId, personId, status } : undefined;
}
