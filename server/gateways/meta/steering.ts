import { z } from 'zod';
import type { Graph } from './graph.ts';
import { isAboutGone, isGoneStatus } from './is-gone.ts';
import type { Account } from './tree.ts';

/** Whether a campaign runs, and what that makes of all it holds. */
export interface HeldRun {
  /** What somebody switched it to. */
  status: string;
  effectiveStatus: string;
  /** As far as Meta lists them. */
  adSets: { id: string; effectiveStatus: string }[];
  ads: { id: string; effectiveStatus: string }[];
}

/** Reads and changes what runs, one value at a time. What is gone at Meta reads as undefined. */
export interface Steering {
  readRun(account: Account, campaignId: string): Promise<HeldRun | undefined>;
}

const Child = z
  .object({ id: z.string(), effective_status: z.string() })
  .transform(({ id, effective_status: effectiveStatus }) => ({ id, effectiveStatus }));
const Children = z.object({ data: z.array(Child) }).default({ data: [] });
const RunReply = z.object({
  status: z.string(),
  effective_status: z.string(),
  adsets: Children,
  ads: Children,
});
const mostChildren = 100;
const childFields = `.limit(${mostChildren}){id,effective_status}`;
const runFields = `status,effective_status,adsets${childFields},ads${childFields}`;

export function openSteering(graph: Graph): Steering {
  return {
    async readRun(account, campaignId) {
      const reply = await readLiving(graph, account, { id: campaignId, fields: runFields, schema: RunReply });
      if (!reply) return undefined;
      const { status, effective_status: effectiveStatus, adsets, ads } = reply;
      return { status, effectiveStatus, adSets: adsets.data, ads: ads.data };
    },
  };
}

interface Asked<Reply> {
  id: string;
  fields: string;
  schema: z.ZodType<Reply>;
}

async function readLiving<Reply extends { status: string }>(
  graph: Graph,
  { id: adAccountId, token }: Account,
  { id, fields, schema }: Asked<Reply>,
): Promise<Reply | undefined> {
  try {
    const reply = await graph.get({ path: id, params: { fields }, token, adAccountId }, schema);
    return isGoneStatus(reply.status) ? undefined : reply;
  } catch (error) {
    if (isAboutGone(error)) return undefined;
    throw error;
  }
}
