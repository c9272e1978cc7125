import type { AccountSpending } from '#contract/live/guardrails.ts';
import { noGuardrails } from '#contract/live/guardrails.ts';
import type { AppContext } from '#server/app-context.ts';
import { findConnection } from '#server/features/connections/queries.ts';
import { listGuardrails } from '#server/features/guardrails/queries.ts';
import { findAtWorst } from '#server/features/operations/guardrails.ts';
import type { EngineParts } from '#server/features/operations/kind.ts';
import { presentOperations } from '#server/features/operations/present.ts';
import { listNewestOperations } from '#server/features/operations/queries.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { listSyncedAdAccountIds } from '../queries.ts';
import { limitPartOf } from '../steering/spending-limit.ts';
import { partOf } from './set-guardrails.ts';

const changesShown = 5;

/** What the ad accounts may cost that are in use here: the chosen one first, those with campaigns, and those with limits. */
export async function listAccountSpending(
  ctx: AppContext,
  person: Person,
  parts: EngineParts,
): Promise<AccountSpending[]> {
  const { db } = ctx;
  const { workspaceId } = person;
  const connection = await findConnection(db, workspaceId);
  if (!connection) return [];
  const limits = await listGuardrails(db, workspaceId);
  const used = [connection.selectedAdAccountId, ...(await listSyncedAdAccountIds(db, workspaceId))];
  const ids = new Set([...used, ...limits.keys()]);
  const accounts = [...ids].flatMap((id) => connection.adAccounts.find((each) => each.id === id) ?? []);
  return Promise.all(
    accounts.map(async ({ id, name, currency, limitMinor = null }) => {
      const subjects = [partOf(id), limitPartOf(id)];
      const rows = await listNewestOperations(db, workspaceId, { subjects, atMost: changesShown });
      return {
        adAccountId: id,
        name,
        currency,
        ...(limits.get(id) ?? noGuardrails),
        limitAtMetaMinor: limitMinor,
        atWorst: await findAtWorst(ctx, workspaceId, id),
        changes: await presentOperations(ctx, person, { parts, rows }),
      };
    }),
  );
}
