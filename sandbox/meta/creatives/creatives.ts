import { createHash } from 'node:crypto';

import { canonical, type Fields } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { labelsEdge, resolveLabels } from '#sandbox/meta/accounts/ad-labels.ts';
import { isDryRun, listAdObjects } from '#sandbox/meta/accounts/ad-objects.ts';
import { changeThing, makeThing } from '#sandbox/meta/accounts/changes.ts';
import { previewsOf } from '#sandbox/meta/ads/previews.ts';
import { needLiveApp } from '#sandbox/meta/auth/app-settings.ts';
import { guardAds, needActiveAccount } from '#sandbox/meta/auth/guards.ts';
import { effectiveStatus } from '#sandbox/meta/campaigns/effective-status.ts';
import { creativeFailed, GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Edge, NodeType, Visit } from '#sandbox/meta/graph/node-type.ts';
import { list, oneOf, readParams } from '#sandbox/meta/graph/params.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { creativeContent, readCreative } from './creative-drafts.ts';
import { creativeFields } from './creative-fields.ts';

export const creative: NodeType = {
  name: 'AdCreative',
  marketing: true,
  guard: guardAds,
  brief: ['name'],
  fields: creativeFields,
  edges: { adlabels: labelsEdge, previews: { list: previewsOf } },
  change(visit, thing) {
    const { world, call } = visit;
    const shapes = { ...creativeContent, status: oneOf(['ACTIVE', 'DELETED']), adlabels: list };
    const { name, status, adlabels, ...content } = readParams(call.params, shapes);
    const told = Object.entries({ ...onlyTold(visit), ...content });
    if (told.some(([key, value]) => !isSame(visit, thing, key, value)))
      throw new GraphError('creativeContentFixed');
    if (status === 'DELETED') return removeCreative(world, thing);
    const changes = { ...(name !== undefined && { name }), ...(status !== undefined && { status }) };
    changeThing(world, thing, { ...changes, ...resolveLabels(world, thing.account, adlabels) });
  },
  remove: ({ world }, thing) => removeCreative(world, thing),
};

export const creativesEdge: Edge = {
  list: (visit, { account }) => listAdObjects(visit, visit.world.store.list('adcreative', { account })),
  create(visit, account) {
    needActiveAccount(account);
    const draft = readCreative(visit, account, visit.call.params);
    needLiveApp(visit.world);
    const made = keepCreative(visit, account, draft);
    return isDryRun(visit) ? { success: true } : { id: made.id };
  },
};

/** The same content gives the same creative, as Meta's documentation promises; a dry run keeps nothing. */
export function ensureCreative(visit: Visit, account: Thing, params: Fields): Thing {
  return keepCreative(visit, account, readCreative(visit, account, params));
}

function keepCreative(visit: Visit, { account, id: parent }: Thing, draft: Fields): Thing {
  const { world } = visit;
  const { adlabels, ...same } = draft;
  const fingerprint = createHash('sha256').update(canonical(same)).digest('hex');
  const twin = world.store
    .list('adcreative', { account })
    .find(({ fields }) => fields['fingerprint'] === fingerprint && fields['status'] !== 'DELETED');
  if (twin && switchOf(world, 'same_creative') === 'refused') throw new GraphError('creativeExists');
  if (twin) return twin;
  const fields = { status: 'ACTIVE', ...same, fingerprint };
  if (isDryRun(visit)) return { seq: 0, id: '', kind: 'adcreative', account, parent, fields };
  return world.store.transaction(() => {
    const labels = resolveLabels(world, account, adlabels);
    return makeThing(world, { kind: 'adcreative', account, parent, fields: { ...fields, ...labels } });
  });
}

/** What is told of a creative without having been given in these words; it is content all the same. */
const derived = ['body', 'title', 'link_url', 'image_url', 'video_id', 'call_to_action_type'];

function onlyTold({ call: { params } }: Visit): Fields {
  const sent = derived.filter((name) => params[name] !== undefined && params[name] !== '');
  return Object.fromEntries(sent.map((name) => [name, params[name]]));
}

/** What was read of a creative may be sent back as it is. */
function isSame(visit: Visit, thing: Thing, key: string, value: unknown): boolean {
  const told = creativeFields[key]?.(visit, thing);
  return [thing.fields[key], told].some((each) => canonical(each) === canonical(value));
}

function removeCreative(world: World, thing: Thing): void {
  const isUsed = world.store
    .list('ad', { account: thing.account })
    .some((ad) => ad.fields['creative_id'] === thing.id && effectiveStatus(world, ad) !== 'DELETED');
  if (isUsed) throw creativeFailed('The creative is used by an ad.');
  changeThing(world, thing, { status: 'DELETED' });
}
