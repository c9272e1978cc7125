import type { Account, FoundTree, HeldTree, TreeOutcome, TreePlan } from './tree.ts';

export interface LaunchOrder {
  campaignId: string;
  adSetId: string;
  adIds: string[];
}

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
  readTree(account: Account, tree: { campaignId: string }): Promise<HeldTree>;
  /** Starts the ads, then the ad set, then the campaign; a failure on the way leaves the campaign paused. */
  launchTree(account: Account, tree: LaunchOrder): Promise<void>;
  /** Deletes the campaign with all it holds. One that is already gone counts as deleted. */
  deleteCampaign(account: Account, campaignId: string): Promise<void>;
}
