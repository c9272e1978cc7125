import { listOf } from '../json.ts';
import { moment } from './ad-objects.ts';
import { changeThing } from './changes.ts';
import { GraphError } from './graph-error.ts';
import { guardAds } from './guards.ts';
import { makeThing } from './changes.ts';
import { type Edge, type NodeType, stored } from './node-type.ts';
import { readParams, required, text } from './params.ts';

export const pixel: NodeType = {
  name: 'AdsPixel',
  marketing: true,
  guard: guardAds,
  brief: ['name'],
  fields: {
    ...stored('name', 'is_unavailable'),
    code: (_visit, { id }) => `<script>fbq('init', '${id}'); fbq('track', 'PageView');</script>`,
    creation_time: moment('created_time'),
    last_fired_time: moment('last_fired_time'),
  },
  change({ world, call }, thing) {
    changeThing(world, thing, readParams(call.params, { name: text }));
  },
};

export const pixelsEdge: Edge = {
  list: ({ world }, { account }) => ({
    things: world.store.list('adspixel').filter(({ fields }) => listOf(fields['accounts']).includes(account)),
  }),
  create({ world, call }, { account }) {
    const { name } = readParams(call.params, { name: required(text) });
    if (world.store.list('adspixel', { account }).length > 0) throw new GraphError('pixelExists');
    return { id: makeThing(world, { kind: 'adspixel', account, fields: { name, accounts: [account] } }).id };
  },
};
