import { z } from 'zod';
import { GatewayError } from '../../gateway-error.ts';
import { findTrees } from './find-trees.ts';
import type { Graph } from '../graph/graph.ts';
import { makeTree } from './make-tree.ts';
import { isAboutGone, isGone } from '../graph/is-gone.ts';
import { mayHaveBegun } from '../graph/may-have-begun.ts';
import { readTree } from './read-tree.ts';
import type { Account, FoundTree, HeldTree, LaunchOrder, TreeOutcome, TreePlan } from './tree.ts';
import { validatePlan } from './validate-plan.ts';
import { switchAll } from '../steering/switch-all.ts';

export interface Publishing {
  /** The same bytes always answer the same hash, so a repeat is harmless. */
  uploadImage(account: Account, image: { bytes: Uint8Array; fileName: string }): Promise<{ hash: string }>;
  /**
   * Makes what the plan holds and `plan.made` lacks, all of it paused. Never throws a GatewayError: a refusal,
   * an outage and an answer that never came are all in the outcome.
   */
  makeTree(account: Account, plan: TreePlan): Promise<TreeOutcome>;
  /** Every campaign made since then that carries the marker, oldest first. New objects may show a minute late. */
  findTrees(account: Account, search: { marker: string; since: Date }): Promise<FoundTree[]>;
  /** True when Meta has, or may have, begun before that time (its own) to make what carries this label. Knows without any list. */
  mayHaveBegun(account: Account, search: { label: string; begunBefore: Date }): Promise<boolean>;
  /** Undefined when the campaign is gone. What was made just now is there, whether lists show it yet or not. */
  readTree(
    account: Account,
    tree: Partial<LaunchOrder> & Pick<LaunchOrder, 'campaignId'>,
  ): Promise<HeldTree | undefined>;
  /** What Meta would refuse of the campaign and of the ads, of which it makes nothing. */
  validatePlan(account: Account, plan: TreePlan): Promise<GatewayError[]>;
  /** True when the campaign was deleted or archived at Meta. One that this person may not see any more is not gone. */
  isGone(account: Account, campaignId: string): Promise<boolean>;
  /** Starts the ads, then the ad set, then the campaign; a failure on the way leaves the campaign paused. */
  launchTree(account: Account, tree: LaunchOrder): Promise<void>;
  /** Deletes the campaign with all it holds. One that is already gone counts as deleted. */
  deleteCampaign(account: Account, campaignId: string): Promise<void>;
  /** Deletes the campaigns, ad sets and ads that `adoptTree` found to be one too many. */
  deleteSpares(account: Account, ids: string[]): Promise<void>;
}

const Images = z.object({ images: z.record(z.string(), z.object({ hash: z.string() })) });
const Done = z.object({ success: z.literal(true) });

export function openPublishing(graph: Graph): Publishing {
  return {
    async uploadImage({ id: adAccountId, token }, { bytes, fileName }) {
      const form = new FormData();
      form.set('filename', new Blob([Uint8Array.from(bytes)]), fileName);
      const call = { path: `${adAccountId}/adimages`, token, adAccountId, form, isLong: true };
      const { images } = await graph.upload(call, Images);
      const [image] = Object.values(images);
      if (image) return { hash: image.hash };
      throw new GatewayError({
        service: 'Meta',
        failureKind: 'unexpected-reply',
        detail: 'no image in the answer',
      });
    },

    makeTree: (account, plan) => makeTree(graph, account, plan),
    findTrees: (account, search) => findTrees(graph, account, search),
    mayHaveBegun: (account, search) => mayHaveBegun(graph, account, search),
    isGone: (account, campaignId) => isGone(graph, account, campaignId),
    validatePlan: (account, plan) => validatePlan(graph, account, plan),
    readTree: (account, tree) => readTree(graph, account, tree),
    launchTree: (account, tree) => launchTree(graph, account, tree),

    deleteCampaign: (account, campaignId) => deleteObject(graph, account, campaignId),

    async deleteSpares(account, ids) {
      for (const id of ids) await deleteObject(graph, account, id);
    },
  };
}

async function deleteObject(graph: Graph, { id: adAccountId, token }: Account, id: string): Promise<void> {
  try {
    await graph.remove({ path: id, token, adAccountId }, Done);
  } catch (error) {
    if (!isAboutGone(error)) throw error;
  }
}

/** Each start waits for the one before, so the campaign, the last, stays paused unless all of it is on. */
function launchTree(graph: Graph, account: Account, order: LaunchOrder): Promise<void> {
  return switchAll(graph, account, {
    ids: [...order.adIds, order.adSetId, order.campaignId],
    to: 'ACTIVE',
  });
}
