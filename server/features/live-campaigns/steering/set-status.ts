import { acceptOperation } from '#server/features/operations/accept.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { statusKind } from './status-kind.ts';
import { permitOnLive } from './permit-on-live.ts';
import type { RunStatus } from '#contract/operations/operation-details.ts';
import type { StatusTarget, SwitchedPart } from '#contract/live/switched-parts.ts';
import { listMadePaused } from '#server/features/publications/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { DetailsOf } from '#server/features/operations/kind.ts';
import {
  listLiveAds,
  listLiveAdSets,
  type LiveAdRow,
  type LiveAdSetRow,
  type LiveCampaignRow,
} from '../queries.ts';
import { awaitsLaunch } from '../sync/read-deliveries.ts';

interface Input {
  facebookCampaignId: string;
  status: RunStatus;
  type: StatusTarget;
  ids: string[];
}

/** Pauses a campaign, ad sets or ads, or lets them run. A campaign that is let run is launched with what waits for it. */
export async function setStatus(ctx: AppContext, person: Person, input: Input): Promise<OperationRow> {
  return acceptOperation(ctx, person, {
    kind: statusKind,
    permit: (tx) => permitOnLive({ ...ctx, db: tx }, person.workspaceId, input.facebookCampaignId),
    decide: (tx, { campaign }) => decide(tx, person.workspaceId, { campaign, input }),
  });
}

async function decide(
  tx: Database,
  workspaceId: WorkspaceId,
  { campaign, input: { facebookCampaignId, status, type, ids } }: { campaign: LiveCampaignRow; input: Input },
): Promise<DetailsOf<'status'>> {
  const adSets = await listLiveAdSets(tx, workspaceId, facebookCampaignId);
  const ads = await listLiveAds(tx, workspaceId, facebookCampaignId);
  const madePaused = await listMadePaused(tx, workspaceId);
  const part = (row: LiveAdSetRow | LiveAdRow): SwitchedPart => {
    const id = idOf(row);
    const headline = 'headline' in row && row.headline !== row.name ? row.headline : null;
    return {
      id,
      name: row.name,
      ...(headline && { headline }),
      isLaunch: status === 'ACTIVE' && awaitsLaunch(id, row, madePaused),
    };
  };
  if (type === 'campaign') {
    const from = campaign.configuredStatus;
    if (status === 'PAUSED') return { kind: 'status', from, to: status };
    const launched = (rows: (LiveAdSetRow | LiveAdRow)[]) =>
      rows
        .filter((row) => row.status !== 'DISAPPROVED')
        .map(part)
        .filter(({ isLaunch }) => isLaunch);
    const parts = { adSets: launched(adSets), ads: launched(ads) };
    const isLaunch = parts.adSets.length + parts.ads.length > 0;
    return { kind: 'status', from, to: status, ...(isLaunch && parts) };
  }
  const wanted = type === 'ad-set' ? adSets : ads;
  const chosen = ids.map((id) => wanted.find((row) => idOf(row) === id && row.goneAt === null));
  if (ids.length === 0 || chosen.includes(undefined))
    throw new Refusal(type === 'ad-set' ? 'AD_SET_NOT_FOUND' : 'AD_NOT_FOUND');
  // What is as wished already is not switched back with the others.
  const rows = chosen.filter((row) => row !== undefined);
  const others = rows.filter((row) => row.configuredStatus !== status);
  const parts = (others.length > 0 ? others : rows).map(part);
  return {
    kind: 'status',
    from: status === 'ACTIVE' ? 'PAUSED' : 'ACTIVE',
    to: status,
    target: type,
    ...(type === 'ad-set' ? { adSets: parts } : { ads: parts }),
  };
}

function idOf(row: LiveAdSetRow | LiveAdRow): string {
  return 'facebookAdId' in row ? row.facebookAdId : row.facebookAdSetId;
}
