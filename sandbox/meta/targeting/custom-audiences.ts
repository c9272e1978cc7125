import type { Store } from '#sandbox/memory/store.ts';
import { guardAds } from '#sandbox/meta/auth/guards.ts';
import { type Edge, type NodeType, stored } from '#sandbox/meta/graph/node-type.ts';
import { accountIds, audienceIds } from '#sandbox/meta/seed-ids.ts';

/** People an advertiser knows already. They are made in Ads Manager; here they can be read, chosen and left out. */
export const customAudience: NodeType = {
  name: 'CustomAudience',
  marketing: true,
  guard: guardAds,
  fields: {
    ...stored(`
      name subtype description approximate_count_lower_bound approximate_count_upper_bound time_created
      time_updated`),
    account_id: (_visit, thing) => thing.account,
    delivery_status: () => ({ code: 200, description: 'This audience is ready for use.' }),
    operation_status: () => ({ code: 200, description: 'Normal' }),
  },
};

export const customAudiencesEdge: Edge = {
  list: ({ world }, { account }) => ({
    things: world.store.list('customaudience', { account }).toReversed(),
  }),
};

/** A world from before these were there gets them as well. */
export function seedCustomAudiences(store: Store, now: number): void {
  for (const { id, ...fields } of audiences) {
    if (store.find(id)) continue;
    const made = Math.floor(now / 1000) - 120 * 86_400;
    const times = { time_created: made, time_updated: made };
    store.insert({
      id,
      kind: 'customaudience',
      account: accountIds.nok,
      fields: { ...fields, ...times },
    });
  }
}

const audiences = [
  {
    id: audienceIds.visitors,
    name: 'Website visitors, last 30 days',
    subtype: 'WEBSITE',
    approximate_count_lower_bound: 4_100,
    approximate_count_upper_bound: 4_800,
  },
  {
    id: audienceIds.customers,
    name: 'Customers',
    subtype: 'CUSTOM',
    approximate_count_lower_bound: 1_400,
    approximate_count_upper_bound: 1_700,
  },
];
