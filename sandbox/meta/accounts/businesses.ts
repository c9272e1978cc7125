import { at, listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { needScope } from '#sandbox/meta/auth/caller.ts';
import { isGranted } from '#sandbox/meta/auth/guards.ts';
import { type Edge, type NodeType, stored, type Visit } from '#sandbox/meta/graph/node-type.ts';
import { instagramOfAccount } from '#sandbox/meta/pages/instagram.ts';

/** A business portfolio: accounts, pages and pixels that belong to a firm rather than to a person. */
export const business: NodeType = {
  name: 'Business',
  marketing: false,
  guard: ({ caller }) => needScope(caller, 'business_management'),
  brief: ['name'],
  fields: {
    ...stored('name verification_status'),
    primary_page: ({ world }) =>
      world.store.list('page').map(({ id, fields }) => ({ id, name: fields['name'] }))[0],
  },
  edges: {
    owned_ad_accounts: accountsEdge(isOwned),
    client_ad_accounts: accountsEdge(isClient),
    owned_pages: pagesEdge(),
    owned_pixels: pixelsOfBusiness(),
    adspixels: pixelsOfBusiness(),
    instagram_accounts: instagramOfAccount,
  },
};

export const businessesEdge: Edge = {
  list({ world, caller }) {
    return { things: caller.scopes.has('business_management') ? world.store.list('business') : [] };
  },
};

function accountsEdge(belongs: (account: Thing, business: Thing) => boolean): Edge {
  return {
    list: (visit, owner) => ({
      things: visit.world.store
        .list('adaccount')
        .filter((account) => belongs(account, owner) && maySee(visit, account)),
    }),
  };
}

function isOwned({ fields }: Thing, { id }: Thing): boolean {
  return textOf(at(fields['business'], 'id')) === id;
}

/** Somebody else's account that this business was let into. */
function isClient({ fields }: Thing, { id }: Thing): boolean {
  return listOf(fields['agencies']).some((agency) => textOf(mapOf(agency)['id'] ?? agency) === id);
}

function maySee({ world, caller }: Visit, { account }: Thing): boolean {
  return isGranted(world, caller.userId, 'accounts', account);
}

function pagesEdge(): Edge {
  return {
    list: ({ world, caller }) => ({
      things: world.store.list('page').filter(({ id }) => isGranted(world, caller.userId, 'pages', id)),
    }),
  };
}

function pixelsOfBusiness(): Edge {
  return {
    list(visit, owner) {
      const { store } = visit.world;
      const owned = store
        .list('adaccount')
        .filter((account) => isOwned(account, owner) && maySee(visit, account));
      const accounts = new Set(owned.map(({ account }) => account));
      return { things: store.list('adspixel').filter(({ account }) => accounts.has(account)) };
    },
  };
}
