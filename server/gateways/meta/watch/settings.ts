import { z } from 'zod';
import { GatewayError } from '../../gateway-error.ts';
import type { Graph, Params } from '../graph/graph.ts';
import { findLiving } from '../graph/is-gone.ts';
import type { Account } from '../publishing/tree.ts';
import { TargetingSpec } from '../steering/held-targeting.ts';
import {
  fieldOfTargeting,
  isOfTargeting,
  paramsFor,
  toWatched,
  type Watched,
  type WatchedType,
  watchedFields,
} from './watched.ts';

interface Place {
  type: WatchedType;
  id: string;
}

/** Reads and changes what is watched, whatever it is. */
export interface Settings {
  /** Undefined when the object is gone. */
  readWatched(account: Account, place: Place): Promise<Watched | undefined>;
  /** Sets a field as it is given; of a targeting, all else is sent back as it was read just now. */
  changeWatched(account: Account, place: Place & { field: string; to: Params }): Promise<void>;
}

const Living = z.looseObject({ status: z.string() });
const Targeted = z.object({ status: z.string(), targeting: TargetingSpec });
const Done = z.object({ success: z.literal(true) });

export function openSettings(graph: Graph): Settings {
  async function targetingWith(
    account: Account,
    { id, field, to }: { id: string; field: string; to: Params },
  ) {
    const fields = 'status,targeting';
    const held = await findLiving(graph, account, { id, fields, schema: Targeted });
    if (!held)
      throw new GatewayError({ service: 'Meta', failureKind: 'not-found', detail: 'the ad set is gone' });
    const others = Object.entries(held.targeting).filter(
      ([name]) => !name.startsWith('effective_') && fieldOfTargeting(name) !== field,
    );
    // Since v23 this must be said; what was made before never widened the audience.
    return { targeting_automation: { advantage_audience: 0 }, ...Object.fromEntries(others), ...to };
  }

  return {
    async readWatched(account, { type, id }) {
      const reply = await findLiving(graph, account, { id, fields: watchedFields[type], schema: Living });
      return reply && toWatched(type, reply);
    },

    async changeWatched(account, { type, id, field, to }) {
      const params = isOfTargeting(field)
        ? { targeting: await targetingWith(account, { id, field, to }) }
        : paramsFor(type, { field, to });
      await graph.post({ path: id, params, token: account.token, adAccountId: account.id }, Done);
    },
  };
}
