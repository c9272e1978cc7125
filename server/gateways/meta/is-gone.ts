import { z } from 'zod';
import { GatewayError } from '../gateway-error.ts';
import type { Graph } from './graph.ts';
import type { Account } from './tree.ts';

const Lives = z.object({ status: z.string() });
const gone = new Set(['DELETED', 'ARCHIVED']);

/** What Meta answers to a change of an ad set or campaign that is deleted (reference, section 12.3). */
const aboutDeleted = new Set([1487056, 1487566]);

export async function isGone(graph: Graph, account: Account, campaignId: string): Promise<boolean> {
  const { token, id: adAccountId } = account;
  try {
    const call = { path: campaignId, params: { fields: 'status' }, token, adAccountId };
    return isGoneStatus((await graph.get(call, Lives)).status);
  } catch (error) {
    if (isAboutGone(error)) return true;
    throw error;
  }
}

export function isGoneStatus(status: string): boolean {
  return gone.has(status);
}

/** True when Meta refused because the object is not there any more. */
export function isAboutGone(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false;
  return error.trouble === 'not-found' || aboutDeleted.has(error.subcode ?? 0);
}
