import { acceptOperation } from '#server/features/operations/accept.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { nameKind } from './name-kind.ts';
import { permitOnLive } from './permit-on-live.ts';

interface Input {
  facebookCampaignId: string;
  name: string;
}

/** Gives a campaign at Meta another name. */
export function renameCampaign(
  ctx: AppContext,
  person: Person,
  { facebookCampaignId, name }: Input,
): Promise<OperationRow> {
  return acceptOperation(ctx, person, {
    kind: nameKind,
    permit: (tx) => permitOnLive({ ...ctx, db: tx }, person.workspaceId, facebookCampaignId),
    decide: (_, { campaign }) => ({ kind: 'name', from: campaign.name, to: name }),
  });
}
