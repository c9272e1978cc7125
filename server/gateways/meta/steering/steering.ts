import { z } from 'zod';
import type { Graph, Params } from '../graph/graph.ts';
import { type HeldTargeting, TargetingSpec, toHeldTargeting, withPlaces } from './held-targeting.ts';
import { EndMoment } from '../graph/moments.ts';
import { findLiving } from '../graph/is-gone.ts';
import { type HeldSwitch, readSwitches, switchAll, SwitchReply } from './switch-all.ts';
import type { Account, Status, TargetLocation } from '../publishing/tree.ts';

/** Whether a campaign runs, and what that makes of all it holds. */
export interface HeldRun {
  /** What somebody switched it to. */
  status: string;
  effectiveStatus: string;
  /** As far as Meta lists them. */
  adSets: HeldSwitch[];
  ads: HeldSwitch[];
}

/** Reads and changes what runs, one value at a time. What is gone at Meta reads as undefined. */
export interface Steering {
  readRun(account: Account, campaignId: string): Promise<HeldRun | undefined>;
  /** How ad sets and ads are switched, by their ids; those that are gone are left out. */
  readSwitches(account: Account, ids: string[]): Promise<HeldSwitch[]>;
  /** Switches one after the other; those after one that is refused are not tried. */
  switchAll(account: Account, input: { ids: string[]; to: Status }): Promise<void>;
  /** Of a campaign or an ad set; the budget is null where it stands elsewhere. */
  readDailyBudget(account: Account, id: string): Promise<{ dailyBudgetMinor: number | null } | undefined>;
  setDailyBudget(account: Account, id: string, dailyBudgetMinor: number): Promise<void>;
  readName(account: Account, campaignId: string): Promise<{ name: string } | undefined>;
  rename(account: Account, campaignId: string, name: string): Promise<void>;
  /** Of an ad set; null where it has no end. */
  readEnd(account: Account, adSetId: string): Promise<{ endsAt: Date | null } | undefined>;
  setEnd(account: Account, adSetId: string, endsAt: Date | null): Promise<void>;
  readTargeting(account: Account, adSetId: string): Promise<HeldTargeting | undefined>;
  /** Replaces the cities, regions and countries of what was read just now; all else is sent back as it was. */
  setPlaces(
    account: Account,
    adSetId: string,
    input: {
      held: HeldTargeting;
      locations: TargetLocation[];
      before?: HeldTargeting | undefined;
      /** Who is promoted and who pays, where Meta has to be told. */
      transparency?: { beneficiary: string; payer: string } | undefined;
    },
  ): Promise<void>;
}

const Children = z.object({ data: z.array(SwitchReply) }).default({ data: [] });
const RunReply = z.object({
  status: z.string(),
  effective_status: z.string(),
  adsets: Children,
  ads: Children,
});
const BudgetReply = z.object({ status: z.string(), daily_budget: z.string().optional() });
const NameReply = z.object({ status: z.string(), name: z.string() });
const EndReply = z.object({ status: z.string(), end_time: EndMoment });
const TargetingReply = z.object({ status: z.string(), targeting: TargetingSpec });
const Done = z.object({ success: z.literal(true) });
const mostChildren = 100;
const childFields = `.limit(${mostChildren}){id,status,effective_status}`;
const runFields = `status,effective_status,adsets${childFields},ads${childFields}`;

export function openSteering(graph: Graph): Steering {
  return {
    async readRun(account, campaignId) {
      const reply = await findLiving(graph, account, { id: campaignId, fields: runFields, schema: RunReply });
      if (!reply) return undefined;
      const { status, effective_status: effectiveStatus, adsets, ads } = reply;
      return { status, effectiveStatus, adSets: adsets.data, ads: ads.data };
    },

    readSwitches: (account, ids) => readSwitches(graph, account, ids),
    switchAll: (account, input) => switchAll(graph, account, input),

    async readDailyBudget(account, id) {
      const fields = 'status,daily_budget';
      const reply = await findLiving(graph, account, { id, fields, schema: BudgetReply });
      if (!reply) return undefined;
      // A budget of 0 is Meta's way of saying that it stands elsewhere.
      return { dailyBudgetMinor: Number(reply.daily_budget ?? 0) || null };
    },

    setDailyBudget: (account, id, dailyBudgetMinor) =>
      change(graph, account, { id, params: { daily_budget: dailyBudgetMinor } }),

    async readName(account, campaignId) {
      const reply = await findLiving(graph, account, {
        id: campaignId,
        fields: 'status,name',
        schema: NameReply,
      });
      return reply && { name: reply.name };
    },

    rename: (account, campaignId, name) => change(graph, account, { id: campaignId, params: { name } }),

    async readEnd(account, adSetId) {
      const fields = 'status,end_time';
      const reply = await findLiving(graph, account, { id: adSetId, fields, schema: EndReply });
      return reply && { endsAt: reply.end_time };
    },

    // An end of 0 is none.
    setEnd: (account, adSetId, endsAt) =>
      change(graph, account, { id: adSetId, params: { end_time: (endsAt?.getTime() ?? 0) / 1000 } }),

    async readTargeting(account, adSetId) {
      const fields = 'status,targeting';
      const reply = await findLiving(graph, account, { id: adSetId, fields, schema: TargetingReply });
      return reply && toHeldTargeting(reply.targeting);
    },

    setPlaces: (account, adSetId, { transparency: told, ...input }) =>
      change(graph, account, {
        id: adSetId,
        params: {
          targeting: withPlaces(input),
          ...(told && { dsa_beneficiary: told.beneficiary, dsa_payor: told.payer }),
        },
      }),
  };
}

async function change(
  graph: Graph,
  { id: adAccountId, token }: Account,
  { id, params }: { id: string; params: Params },
): Promise<void> {
  await graph.post({ path: id, params, token, adAccountId }, Done);
}
