import { z } from 'zod';
import { GatewayError } from '../../gateway-error.ts';
import type { OperationResult } from './batch.ts';
import type { Graph, Params } from './graph.ts';
import type { Account } from '../publishing/tree.ts';

const Lives = z.object({ status: z.string() });
const Listed = z.object({ data: z.array(z.unknown()) });
const gone = new Set(['DELETED', 'ARCHIVED']);

/** What Meta answers to a change of an ad set or campaign that is deleted (reference, section 12.3). */
const aboutDeleted = new Set([1487056, 1487566]);

/** What is out of this person's sight is gone only if the rest of the ad account is not. */
export async function isGone(graph: Graph, account: Account, campaignId: string): Promise<boolean> {
  const { token, id: adAccountId } = account;
  const read = (path: string, params: Params) => ({ path, params, token, adAccountId });
  try {
    return isGoneStatus((await graph.get(read(campaignId, { fields: 'status' }), Lives)).status);
  } catch (error) {
    if (!isAboutGone(error)) throw error;
    await graph.get(read(`${adAccountId}/campaigns`, { fields: 'id', limit: 1 }), Listed);
    return true;
  }
}

/** Reads a thing that has a status; undefined when it is gone. */
export async function findLiving<Thing extends { status: string }>(
  graph: Graph,
  { id: adAccountId, token }: Account,
  { id, fields, schema }: { id: string; fields: string; schema: z.ZodType<Thing> },
): Promise<Thing | undefined> {
  try {
    const thing = await graph.get({ path: id, params: { fields }, token, adAccountId }, schema);
    return isGoneStatus(thing.status) ? undefined : thing;
  } catch (error) {
    if (isAboutGone(error)) return undefined;
    throw error;
  }
}

/** What a read among several found: nothing where it is deleted; a reading that failed is not taken for a missing object. */
export function livingIn<Thing extends { status: string }>(
  result: OperationResult,
  schema: z.ZodType<Thing>,
): Thing[] {
  if (result.kind === 'refused') {
    if (isAboutGone(result.error)) return [];
    throw result.error;
  }
  const thing = result.kind === 'done' ? schema.safeParse(result.body).data : undefined;
  if (!thing)
    throw new GatewayError({ service: 'Meta', failureKind: 'unavailable', detail: 'an object was not read' });
  return isGoneStatus(thing.status) ? [] : [thing];
}

function isGoneStatus(status: string): boolean {
  return gone.has(status);
}

/** True when Meta refused because the object is not there any more. */
export function isAboutGone(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false;
  return error.failureKind === 'not-found' || aboutDeleted.has(error.subcode ?? 0);
}
