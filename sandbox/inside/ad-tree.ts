import { html } from 'hono/html';

import { numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { effectiveStatus } from '#sandbox/meta/campaigns/effective-status.ts';
import { type Delivery, openDelivery } from '#sandbox/meta/delivery/delivery.ts';
import { addTo, noResults, type Results } from '#sandbox/meta/delivery/results.ts';
import { count, money, nameOf, statusBadge } from './words.ts';

interface Ground {
  world: World;
  delivery: Delivery;
  currency: string;
}

/** Campaigns of one ad account with their ad sets and ads: what is going on with each, and what it brought today. */
export function adTree(world: World, account: Thing, campaigns: Thing[]) {
  const delivery = openDelivery(world, account);
  const ground = { world, delivery, currency: textOf(account.fields['currency']) };
  return html`<ul class="tree">
    ${campaigns.map((campaign) => {
      const today = resultsToday(delivery, campaign);
      return branch(ground, campaign, today);
    })}
  </ul>`;
}

const below: Record<string, string> = { campaign: 'adset', adset: 'ad' };
const names: Record<string, string> = { campaign: 'Campaign', adset: 'Ad set', ad: 'Ad' };

function branch(ground: Ground, thing: Thing, today: Map<string, Results>): unknown {
  const { world, currency } = ground;
  const kind = below[thing.kind];
  const children = kind ? world.store.list(kind, { parent: thing.id }) : [];
  const creative = textOf(thing.fields['creative_id']);
  return html`<li>
    <div class="line">
      <span
        ><span class="kind">${names[thing.kind]}</span
        ><a href="/inside/things/${thing.id}">${nameOf(thing)}</a>
        ${creative ? html` <small><a href="/meta/preview/${creative}">preview</a></small>` : ''}</span
      >
      <span>${statusBadge(effectiveStatus(world, thing))}</span>
      <small>${budgetOf(thing, currency)}</small>
      <small>${brought(resultsOf(world, thing, today), currency)}</small>
    </div>
    ${
      children.length > 0
        ? html`<ul>
            ${children.map((child) => branch(ground, child, today))}
          </ul>`
        : ''
    }
  </li>`;
}

function budgetOf({ fields }: Thing, currency: string): string {
  if (numberOf(fields['daily_budget'])) return `${money(fields['daily_budget'], currency)} a day`;
  if (numberOf(fields['lifetime_budget'])) return `${money(fields['lifetime_budget'], currency)} in all`;
  return '';
}

function resultsToday(delivery: Delivery, campaign: Thing): Map<string, Results> {
  const today = new Map<string, Results>();
  for (const [ad, rows] of delivery.campaignDays(campaign))
    for (const { day, results } of rows) if (day === delivery.today) today.set(ad, results);
  return today;
}

function resultsOf({ store }: World, thing: Thing, today: Map<string, Results>): Results {
  if (thing.kind === 'ad') return today.get(thing.id) ?? noResults();
  const sum = noResults();
  for (const [id, results] of today)
    if (thing.kind === 'campaign' || store.find(id)?.parent === thing.id) addTo(sum, results);
  return sum;
}

function brought(results: Results, currency: string): string {
  const { spendMinor, impressions, clicks, formLeads, pixelLeads, purchases } = results;
  if (impressions === 0 && spendMinor === 0) return 'nothing yet today';
  const leads = formLeads + pixelLeads;
  return [
    `${money(spendMinor, currency)} today`,
    count(impressions, 'view'),
    count(clicks, 'click'),
    ...(leads > 0 ? [count(leads, 'lead')] : []),
    ...(purchases > 0 ? [count(purchases, 'sale')] : []),
  ].join(' · ');
}
