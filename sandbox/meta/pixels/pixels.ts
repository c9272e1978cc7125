import { at, listOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { moment, zoneOf } from '#sandbox/meta/accounts/ad-objects.ts';
import { changeThing, makeThing } from '#sandbox/meta/accounts/changes.ts';
import { guardAds, isGranted } from '#sandbox/meta/auth/guards.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { type Edge, type NodeType, stored, type Visit } from '#sandbox/meta/graph/node-type.ts';
import { oneOf, type Params, readParams, required, text } from '#sandbox/meta/graph/params.ts';
import { graphTime } from '#sandbox/meta/graph/times.ts';
import { eventsEdge } from './pixel-events.ts';
import { lastFired, statsEdge } from './pixel-stats.ts';

export const pixel: NodeType = {
  name: 'AdsPixel',
  marketing: true,
  /** A pixel can be shared by several ad accounts: any of them will do. */
  guard(visit, thing) {
    const { world, caller } = visit;
    const shared = listOf(thing.fields['accounts']).map(textOf);
    const account = shared.find((id) => isGranted(world, caller.userId, 'accounts', id));
    guardAds(visit, { ...thing, account: account ?? thing.account });
  },
  brief: ['name'],
  fields: {
    ...stored('name'),
    is_unavailable: (_visit, { fields }) => fields['is_unavailable'] === true,
    code: (_visit, { id }) => snippet(id),
    creation_time: moment('created_time'),
    last_fired_time({ world }, thing) {
      const at = lastFired(world, thing);
      return at > 0 ? graphTime(at, zoneOf(world, thing)) : undefined;
    },
    owner_business: ({ world }, thing) => world.store.find(`act_${thing.account}`)?.fields['business'],
    owner_ad_account: (_visit, thing) => ({ id: `act_${thing.account}`, account_id: thing.account }),
  },
  edges: { stats: statsEdge, events: eventsEdge },
  change({ world, call }, thing) {
    changeThing(world, thing, readParams(call.params, { name: text }));
  },
};

const sorting: Params = { sort_by: oneOf(['LAST_FIRED_TIME', 'NAME', 'ID']) };

export const pixelsEdge: Edge = {
  list(visit, { account }) {
    const { sort_by: order } = readParams(visit.call.params, sorting);
    const things = visit.world.store
      .list('adspixel')
      .filter(({ fields }) => listOf(fields['accounts']).includes(account));
    return { things: order ? inOrder(textOf(order), things) : things };
  },
  create(visit, { account }) {
    const { world, call } = visit;
    const { name } = readParams(call.params, { name: required(text) });
    const owned = world.store.list('adspixel', { account }).length;
    if (owned > 0) throw new GraphError(owned > 1 ? 'pixelsExist' : 'pixelExists');
    if (!hasAcceptedTerms(visit, account)) throw new GraphError('businessToolsTerms');
    return { id: makeThing(world, { kind: 'adspixel', account, fields: { name, accounts: [account] } }).id };
  },
};

function inOrder(order: string, things: Thing[]): Thing[] {
  if (order === 'NAME')
    return things.toSorted((a, b) => textOf(a.fields['name']).localeCompare(textOf(b.fields['name'])));
  if (order === 'ID') return things.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const fired = ({ fields }: Thing) => Number(fields['last_fired_time'] ?? 0);
  return things.toSorted((a, b) => fired(b) - fired(a));
}

function hasAcceptedTerms({ world }: Visit, account: string): boolean {
  return (
    Number(at(world.store.find(`act_${account}`)?.fields['tos_accepted'], 'web_custom_audience_tos')) === 1
  );
}

function snippet(id: string): string {
  return `<!-- Meta Pixel Code -->
<script>
!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?
n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;
n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;
t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,
document,'script','https://connect.facebook.net/en_US/fbevents.js');
fbq('init', '${id}');
fbq('track', 'PageView');
</script>
<!-- End Meta Pixel Code -->`;
}
