import { type Fields, listOf, textOf } from '#sandbox/json.ts';
import { deauthorize } from '#sandbox/meta/auth/callbacks.ts';
import { isGranted } from '#sandbox/meta/auth/guards.ts';
import { grantOf, tellGrant } from '#sandbox/meta/auth/user-tokens.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { type Edge, type NodeType, stored, type Visit } from '#sandbox/meta/graph/node-type.ts';
import { businessesEdge } from './businesses.ts';

/** The person behind a token. Nobody sees anybody else. */
export const user: NodeType = {
  name: 'User',
  marketing: false,
  guard({ caller, call }, thing) {
    if (caller.userId !== thing.id)
      throw new GraphError('noObject', { id: thing.id, method: call.method.toLowerCase() });
  },
  brief: ['name'],
  fields: {
    ...stored('name first_name last_name'),
    email: ({ caller }, thing) => (caller.scopes.has('email') ? thing.fields['email'] : undefined),
    picture: ({ world }, thing) => ({
      data: { url: `${world.publicUrl}/meta/pictures/${thing.id}`, is_silhouette: false },
    }),
  },
  edges: {
    adaccounts: {
      list({ world, caller }) {
        if (!caller.scopes.has('ads_management') && !caller.scopes.has('ads_read'))
          throw new GraphError('noAdsPermission');
        const all = world.store.list('adaccount');
        return { things: all.filter(({ account }) => isGranted(world, caller.userId, 'accounts', account)) };
      },
    },
    accounts: {
      list({ world, caller }) {
        const may = caller.scopes.has('pages_show_list');
        const all = world.store.list('page').filter(({ id }) => isGranted(world, caller.userId, 'pages', id));
        return { things: may ? all : [] };
      },
    },
    businesses: businessesEdge,
    permissions: permissionsEdge(),
  },
};

function permissionsEdge(): Edge {
  return {
    list: ({ world, caller }) => ({ rows: tellGrant(world, caller.userId), bare: true }),
    remove: (visit) => {
      deauthorize(visit.world, visit.caller.userId);
      return { success: true };
    },
    removeOne: (visit, _person, permission) => removePermission(visit, permission),
  };
}

/** `DELETE /me/permissions/{permission}` takes back one permission. */
function removePermission({ world, caller }: Visit, permission: string): Fields {
  const grant = grantOf(world, caller.userId);
  const scopes = listOf(grant?.fields['scopes']).map(textOf);
  if (!grant || !scopes.includes(permission))
    throw new GraphError('noObject', { id: permission, method: 'delete' });
  const left = scopes.filter((scope) => scope !== permission);
  world.store.update(grant, { scopes: left, declined: [...listOf(grant.fields['declined']), permission] });
  for (const token of world.store.list('token', { parent: caller.userId }))
    world.store.update(token, { scopes: left });
  return { success: true };
}
