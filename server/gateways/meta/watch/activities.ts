import { z } from 'zod';
import { readJson } from '#server/platform/read-json.ts';
import { GatewayError } from '../../gateway-error.ts';
import type { Graph } from '../graph/graph.ts';
import { Moment } from '../graph/moments.ts';
import type { Pace } from '../graph/pace.ts';
import { pagesOf } from '../graph/pages.ts';
import type { Account } from '../publishing/tree.ts';

/** Who did something: our own app, a person in Meta's own tools, another program, or Meta by itself. */
export type Hand = 'ours' | 'person' | 'program' | 'meta';

export interface Activity {
  objectId: string;
  /** Meta's own word; there are new ones at any time. */
  type: string;
  at: Date;
  hand: Hand;
  /** Of the person, or of the program. */
  name: string;
  /** The tool a person did it in; empty where it is not told. */
  tool: string;
  /** Undefined where it is not told. */
  newValue: unknown;
}

export interface Activities {
  /** What happened in an ad account since then, newest first; undefined where Meta does not let it be read. */
  listActivities(account: Account, since: Date, pace?: Pace): Promise<Activity[] | undefined>;
}

const Row = z.looseObject({
  actor_name: z.string().optional(),
  application_id: z.coerce.string().optional(),
  application_name: z.string().optional(),
  event_time: Moment,
  event_type: z.string(),
  extra_data: z.unknown(),
  object_id: z.coerce.string().optional(),
});

const fields =
  'actor_name,application_id,application_name,event_time,event_type,extra_data,object_id,object_type';
const pageSize = 200;
const mostRows = 2000;
/** Programs of Meta's own, behind which somebody sits. Their ids are not told anywhere, so they go by name. */
const ofMeta = /^(power editor|(meta )?ads manager|meta business suite|facebook|instagram|ads manager)/i;

export function openActivities(graph: Graph, { appId }: { appId: string }): Activities {
  return {
    async listActivities({ id, token }, since, pace) {
      const params = { fields, since: Math.floor(since.getTime() / 1000) };
      const call = { path: `${id}/activities`, params, token, adAccountId: id, pageSize, pace };
      const found: Activity[] = [];
      try {
        for await (const page of pagesOf(graph, call, Row)) {
          found.push(...page.map((row) => toActivity(row, appId)));
          if (found.length >= mostRows) break;
        }
      } catch (error) {
        const isNo = error instanceof GatewayError && ['rejected', 'forbidden'].includes(error.failureKind);
        if (!isNo) throw error;
        return undefined;
      }
      return found;
    },
  };
}

function toActivity(row: z.infer<typeof Row>, appId: string): Activity {
  const { actor_name: actor = '', application_id: program, application_name: called = '' } = row;
  const at = { objectId: row.object_id ?? '', type: row.event_type, at: row.event_time, tool: '' };
  const newValue = newValueOf(row.extra_data);
  if (program === appId) return { ...at, newValue, hand: 'ours', name: actor };
  if (actor === 'System' || /^meta ads$/i.test(called))
    return { ...at, newValue, hand: 'meta', name: 'Meta' };
  const isPerson = actor !== '' && (called === '' || ofMeta.test(called));
  if (isPerson) return { ...at, newValue, hand: 'person', name: actor, tool: called };
  return { ...at, newValue, hand: 'program', name: called || actor };
}

/** JSON as a text, as a rule. */
function newValueOf(extra: unknown): unknown {
  const told = typeof extra === 'string' ? readJson(extra) : extra;
  return (told as { new_value?: unknown } | null | undefined)?.new_value;
}
