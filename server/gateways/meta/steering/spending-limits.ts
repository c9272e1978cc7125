import { z } from 'zod';
import type { Graph, Params } from '../graph/graph.ts';
import { findLiving } from '../graph/is-gone.ts';
import type { Account } from '../publishing/tree.ts';
import { fromMajor } from '../sync/insights.ts';

/** What may be spent in all, in minor units; null for no limit. */
export interface HeldLimit {
  limitMinor: number | null;
}

interface LimitOrder extends HeldLimit {
  /** Left out for the limit of the ad account itself. */
  campaignId?: string | undefined;
  /** In which unit an ad account is sent its limit: Meta's documents disagree. Campaigns are always sent minor units. */
  unit?: 'major' | 'minor';
}

/** The most that an ad account, or one of its campaigns, may spend in all. Meta stops it there. */
export interface SpendingLimits {
  /** Undefined when the campaign is gone. */
  readSpendingLimit(account: Account, campaignId?: string): Promise<HeldLimit | undefined>;
  setSpendingLimit(account: Account, order: LimitOrder): Promise<void>;
}

const AccountReply = z.object({ spend_cap: z.string().optional() });
const CampaignReply = AccountReply.extend({ status: z.string() });
const Done = z.object({ success: z.literal(true) });

/** What Meta takes for no limit of a campaign. */
export const noLimit = 922_337_203_685_478;

/** As Meta writes it: 0, nothing, or a number larger than all money. */
export function limitOf(spendCap: string | undefined): number | null {
  const limit = Number(spendCap ?? 0);
  return limit > 0 && limit < noLimit ? limit : null;
}

export function openSpendingLimits(graph: Graph): SpendingLimits {
  return {
    async readSpendingLimit(account, campaignId) {
      const { id, token } = account;
      if (campaignId === undefined) {
        const call = { path: id, params: { fields: 'spend_cap' }, token, adAccountId: id };
        return { limitMinor: limitOf((await graph.get(call, AccountReply)).spend_cap) };
      }
      const fields = 'status,spend_cap';
      const reply = await findLiving(graph, account, { id: campaignId, fields, schema: CampaignReply });
      return reply && { limitMinor: limitOf(reply.spend_cap) };
    },

    async setSpendingLimit(account, order) {
      const { id, token } = account;
      const params = order.campaignId === undefined ? ofAccount(account, order) : ofCampaign(order);
      await graph.post({ path: order.campaignId ?? id, params, token, adAccountId: id }, Done);
    },
  };
}

function ofCampaign({ limitMinor }: LimitOrder): Params {
  return { spend_cap: limitMinor ?? noLimit };
}

function ofAccount({ currency }: Account, { limitMinor, unit = 'major' }: LimitOrder): Params {
  if (limitMinor === null) return { spend_cap_action: 'delete' };
  return { spend_cap: unit === 'minor' ? limitMinor : limitMinor / fromMajor('1', currency) };
}
