import { html } from 'hono/html';

import { textOf } from '../json.ts';
import { effectiveStatus } from '../meta/effective-status.ts';
import type { Thing } from '../store.ts';
import type { World } from '../world.ts';

const shown = 30;

/** The newest campaigns with their ad sets and ads, and what is really going on with each. */
export function adTree(world: World) {
  const campaigns = world.store.list('campaign').toReversed();
  if (campaigns.length === 0)
    return html`<p class="quiet">No campaigns yet. Publish one in the app, and its tree grows here.</p>`;
  const older = campaigns.length - shown;
  return html`<ul class="tree">
      ${campaigns.slice(0, shown).map((campaign) => branch(world, campaign))}
    </ul>
    ${older > 0 ? html`<p class="quiet">and ${older} older ones.</p>` : ''}`;
}

const below: Record<string, string> = { campaign: 'adset', adset: 'ad' };

function branch(world: World, thing: Thing): unknown {
  const kind = below[thing.kind];
  const children = kind ? world.store.list(kind, { parent: thing.id }) : [];
  const status = effectiveStatus(world, thing);
  const creative = textOf(thing.fields['creative_id']);
  const name = textOf(thing.fields['name']) || thing.id;
  return html`<li>
    <span class="badge ${tint(status)}">${status.replaceAll('_', ' ').toLowerCase()}</span>
    ${creative ? html`<a href="/meta/preview/${creative}">${name}</a>` : name}
    <small><code>${thing.id}</code></small>
    ${
      children.length > 0
        ? html`<ul>
            ${children.map((child) => branch(world, child))}
          </ul>`
        : ''
    }
  </li>`;
}

function tint(status: string): string {
  if (status === 'ACTIVE') return '';
  return status === 'DELETED' || status === 'DISAPPROVED' ? 'wrong' : 'wait';
}
