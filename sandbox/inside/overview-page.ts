import { html } from 'hono/html';

import { listLatestRequests } from '#sandbox/front-door/requests.ts';
import { textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { adTree } from './ad-tree.ts';
import { requestTable } from './request-table.ts';
import { serviceCards } from './service-cards.ts';
import { count } from './words.ts';

const shownCampaigns = 8;
const aPage = 25;

/** Everything at a glance: what each service has made, the campaigns, and what was asked lately. */
export function overviewPage(world: World) {
  const accounts = world.store.list('adaccount');
  return html`<p class="badge">Practice: nothing here is real, and nothing costs money</p>
    <h1>What the app has done outside</h1>
    <p class="quiet">
      Make-believe Meta, ad writer, picture studio, meetings, mailbox, websites, register of firms, push
      service and systems leads go to. They keep what the app tells them, let time pass, and misbehave when
      you ask them to.
    </p>
    <div class="grid" data-live="services">${serviceCards(world)}</div>
    <section class="card" id="meta" data-live="tree">
      <h2>On Meta</h2>
      ${accountsWithCampaigns(world, accounts)}
    </section>
    <section class="card" data-live="requests">
      <div class="head">
        <h2>Last requests</h2>
        <a href="/inside/requests">All of them</a>
      </div>
      ${requestTable(world, listLatestRequests(world.store, { count: 12 }))}
    </section>`;
}

function accountsWithCampaigns(world: World, accounts: Thing[]) {
  const shown = accounts
    .map((account) => ({ account, campaigns: campaignsOf(world, account) }))
    .filter(({ campaigns }) => campaigns.length > 0);
  if (shown.length === 0)
    return html`<p class="quiet">No campaigns yet. Publish one in the app, and its tree grows here.</p>`;
  return shown.map(
    ({ account, campaigns }) =>
      html`<div class="head">
          <h3><a href="/inside/things/${account.id}">${textOf(account.fields['name'])}</a></h3>
          <small>${textOf(account.fields['currency'])} · ${count(campaigns.length, 'campaign')}</small>
        </div>
        ${adTree(world, account, campaigns.slice(0, shownCampaigns))}
        ${
          campaigns.length > shownCampaigns
            ? html`<p>
                <a href="/inside/campaigns/${account.id}">All ${count(campaigns.length, 'campaign')}</a>
              </p>`
            : ''
        }`,
  );
}

/** All campaigns of one ad account, a page at a time. */
export function campaignsPage(world: World, account: Thing, from: number) {
  const campaigns = campaignsOf(world, account);
  const link = (first: number, words: string) =>
    html`<a href="/inside/campaigns/${account.id}?from=${first}">${words}</a>`;
  return html`<h1>Campaigns of ${textOf(account.fields['name'])}</h1>
    <section class="card" data-live="tree">
      ${adTree(world, account, campaigns.slice(from, from + aPage))}
    </section>
    <p class="several">
      ${from > 0 ? link(Math.max(0, from - aPage), 'Newer') : ''}
      ${from + aPage < campaigns.length ? link(from + aPage, 'Older') : ''}
    </p>`;
}

/** The newest first. */
function campaignsOf({ store }: World, { account }: Thing): Thing[] {
  return store.list('campaign', { account }).toReversed();
}
