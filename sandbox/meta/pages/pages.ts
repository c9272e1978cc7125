import { listOf, textOf } from '#sandbox/json.ts';
import { needScope } from '#sandbox/meta/auth/caller.ts';
import { guardPage, needPageToken } from '#sandbox/meta/auth/guards.ts';
import { ensurePageToken } from '#sandbox/meta/auth/user-tokens.ts';
import { type Edge, type NodeType, stored } from '#sandbox/meta/graph/node-type.ts';
import { leadFormsEdge } from '#sandbox/meta/leads/lead-forms.ts';
import { app } from '#sandbox/meta/seed-ids.ts';
import { readFieldNames } from '#sandbox/meta/webhooks/webhook-subscriptions.ts';
import { instagramOfPage, pageBackedInstagram } from './instagram.ts';

export const fbPage: NodeType = {
  name: 'Page',
  marketing: false,
  guard: guardPage,
  brief: ['name'],
  fields: {
    ...stored(
      'name category category_list website location tasks has_lead_access leadgen_tos_accepted fan_count',
    ),
    link: (_visit, { id }) => `https://www.facebook.com/${id}`,
    picture: ({ world }, { id }) => ({
      data: { url: `${world.publicUrl}/meta/pictures/${id}`, is_silhouette: false },
    }),
    access_token({ world, caller }, { id }) {
      if (caller.kind === 'page') return caller.token;
      const token = world.store.find(caller.token);
      return token && caller.scopes.has('pages_show_list') ? ensurePageToken(world, id, token) : undefined;
    },
  },
  links: {
    instagram_business_account: ({ world }, thing) => world.store.find(textOf(thing.fields['instagram'])),
    connected_instagram_account: ({ world }, thing) => world.store.find(textOf(thing.fields['instagram'])),
  },
  edges: {
    leadgen_forms: leadFormsEdge,
    subscribed_apps: subscribedAppsEdge(),
    instagram_accounts: instagramOfPage,
    page_backed_instagram_accounts: pageBackedInstagram,
  },
};

/** Which apps hear of new leads. */
function subscribedAppsEdge(): Edge {
  return {
    list(visit, page) {
      needPageToken(visit);
      const subscribed = listOf(page.fields['subscribed']).map(textOf);
      return {
        rows: subscribed.length > 0 ? [{ id: app.id, name: app.name, subscribed_fields: subscribed }] : [],
        bare: true,
      };
    },
    create(visit, page) {
      needPageToken(visit);
      needScope(visit.caller, 'pages_manage_metadata');
      const subscribed = readFieldNames(visit.call.params, 'subscribed_fields', 'page');
      visit.world.store.update(page, { subscribed });
      return { success: true };
    },
    remove(visit, page) {
      needPageToken(visit);
      visit.world.store.update(page, { subscribed: [] });
      return { success: true };
    },
  };
}
