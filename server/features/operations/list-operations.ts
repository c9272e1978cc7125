import type { Operation } from '#contract/operations/operations.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { EngineParts } from './kind.ts';
import { presentOperations } from './present.ts';
import { listOperationsOf } from './queries.ts';

const pageSize = 50;

interface Page {
  parts: EngineParts;
  facebookCampaignId: string;
  /** The last one of the page before. */
  before?: string | undefined;
}

/** The history of a campaign, newest first. */
export async function listOperations(
  ctx: AppContext,
  person: Person,
  { parts, facebookCampaignId, before }: Page,
): Promise<Operation[]> {
  const rows = await listOperationsOf(ctx.db, person.workspaceId, {
    facebookCampaignId,
    before,
    atMost: pageSize,
  });
  return presentOperations(ctx, person, { parts, rows });
}
