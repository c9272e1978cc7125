import { textOf } from '#sandbox/json.ts';
import type { Store, Thing } from '#sandbox/memory/store.ts';
import { needScope } from '#sandbox/meta/auth/caller.ts';
import { isGranted, needPageToken, needTask } from '#sandbox/meta/auth/guards.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { type Edge, type NodeType, stored } from '#sandbox/meta/graph/node-type.ts';

export const instagramAccount: NodeType = {
  name: 'IGUser',
  marketing: false,
  guard({ world, caller, call }, thing) {
    const isVisible = world.store
      .list('page')
      .filter((page) => isOfPage(page, thing))
      .some(({ id }) => caller.pageId === id || isGranted(world, caller.userId, 'pages', id));
    if (!isVisible) throw new GraphError('noObject', { id: thing.id, method: call.method.toLowerCase() });
  },
  brief: ['username'],
  fields: {
    ...stored('username name followers_count media_count'),
    profile_pic: ({ world }, { id }) => `${world.publicUrl}/meta/pictures/${id}`,
    profile_picture_url: ({ world }, { id }) => `${world.publicUrl}/meta/pictures/${id}`,
  },
};

/** The Instagram accounts that the ads of an account may speak for: those of the pages the person let us see. */
export const instagramOfAccount: Edge = {
  list: ({ world, caller }) => ({
    things: world.store
      .list('page')
      .filter(({ id }) => isGranted(world, caller.userId, 'pages', id))
      .flatMap((page) => linkedTo(world.store, page)),
  }),
};

export const instagramOfPage: Edge = {
  list: ({ world }, page) => ({ things: linkedTo(world.store, page) }),
};

/** A page without Instagram can speak there all the same, under a name made from its own. */
export const pageBackedInstagram: Edge = {
  list(visit, page) {
    needPageToken(visit);
    return { things: backing(visit.world.store, page) };
  },
  create(visit, page) {
    needPageToken(visit);
    needScope(visit.caller, 'pages_manage_ads');
    needTask(page, 'ADVERTISE', 'MANAGE');
    const { store } = visit.world;
    const [known] = backing(store, page);
    if (known) return { id: known.id };
    const name = textOf(page.fields['name']);
    const fields = { name, username: name.toLowerCase().replaceAll(/[^a-zæøå0-9]+/g, '_') };
    return { id: store.insert({ kind: 'instagram', parent: page.id, fields }).id };
  },
};

function linkedTo(store: Store, page: Thing): Thing[] {
  const linked = store.find(textOf(page.fields['instagram']));
  return linked?.kind === 'instagram' ? [linked] : [];
}

function backing(store: Store, page: Thing): Thing[] {
  return store.list('instagram', { parent: page.id });
}

function isOfPage(page: Thing, instagram: Thing): boolean {
  return instagram.parent === page.id || page.fields['instagram'] === instagram.id;
}
