import type { Guardrails } from '#contract/live/guardrails.ts';
import { raisesGuardrails } from '#contract/live/spending.ts';
import type { AppContext } from '#server/app-context.ts';
import { findConnection } from '#server/features/connections/queries.ts';
import { findGuardrails, saveGuardrails } from '#server/features/guardrails/queries.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import type { OperationKind } from '#server/features/operations/kind.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Limits what an ad account may cost; more than before only for a reason. What runs goes on, whatever the limit. */
export function setGuardrails(
  ctx: AppContext,
  person: Person,
  { adAccountId, reason, ...to }: Guardrails & { adAccountId: string; reason: string },
): Promise<OperationRow> {
  const { workspaceId } = person;
  return acceptOperation(ctx, person, {
    kind: guardrailsKind,
    async permit(tx) {
      const connection = await findConnection(tx, workspaceId);
      const account = connection?.adAccounts.find(({ id }) => id === adAccountId);
      if (!account) throw new Refusal('AD_ACCOUNT_NOT_FOUND');
      return { subject: partOf(adAccountId), facebookCampaignId: null, adAccountId, account };
    },
    async decide(tx, { account: { currency } }) {
      const from = await findGuardrails(tx, workspaceId, adAccountId);
      return { kind: 'guardrails', adAccountId, currency, from, to, reason };
    },
    guard(_, { details: { from } }) {
      if (raisesGuardrails(from, to) && !isReadable(reason)) throw new Refusal('REASON_MISSING');
    },
  });
}

/** Writes nothing to the outside. It has no undo: what was raised is lowered, and what was lowered is raised for a reason. */
export const guardrailsKind: OperationKind<'guardrails'> = {
  right: () => 'manage',
  parts: ({ adAccountId }) => [partOf(adAccountId)],
  runHere: ({ workspaceId, details: { adAccountId, to } }) =>
    Promise.resolve({ keep: (tx) => saveGuardrails(tx, workspaceId, { adAccountId, ...to }) }),
  unchanged: () => 'guardrails',
  keepsSpending: () => false,
};

/** What their operations are about. */
export function partOf(adAccountId: string): string {
  return `guardrails:${adAccountId}`;
}

/** Something is there to be read: not only spaces, and what is as wide as nothing. */
function isReadable(reason: string): boolean {
  return /[\p{L}\p{N}\p{S}]/u.test(reason.replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, ''));
}
