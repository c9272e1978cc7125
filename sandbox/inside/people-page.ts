import { html } from 'hono/html';

import { isMap, listOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { harvestAll } from '#sandbox/meta/leads/lead-harvest.ts';
import { type DeliveryNote, listDeliveries } from '#sandbox/meta/webhooks/deliveries.ts';
import { card, table } from './pieces.ts';
import { nameOf, pretty, when } from './words.ts';

const shown = 50;

/** Who answered a form, and what Meta told the app of it. */
export function peoplePage(world: World) {
  const leads = harvestAll(world).slice(-shown).toReversed();
  const deliveries = listDeliveries(world.store, shown);
  return html`<h1>People</h1>
    <p class="quiet">
      Make-believe people answer the forms of running lead campaigns as time passes. You can also
      <a href="/inside/world#leads">send some in</a>.
    </p>
    ${card(
      'Who answered a form',
      leads.length === 0 ? html`<p class="quiet">Nobody yet.</p>` : leadTable(world, leads),
      'leads',
    )}
    ${card(
      'What Meta told the app',
      html`<p class="quiet">
          Webhooks for new leads, and callbacks when somebody removes the app or asks to be forgotten. What is
          not taken is sent again later.
        </p>
        ${deliveries.length === 0 ? html`<p class="quiet">Nothing yet.</p>` : deliveries.map(deliveryNote)}`,
      'deliveries',
    )}`;
}

function leadTable({ store }: World, leads: Thing[]) {
  const link = (thing: Thing, words = nameOf(thing)) =>
    html`<a href="/inside/things/${thing.id}">${words}</a>`;
  return table({
    label: 'Who answered a form',
    columns: [['Time', 'time'], ['Answers', 'long'], ['Form'], ['Ad']],
    rows: leads.map((lead) => {
      const form = store.find(lead.parent);
      const ad = store.find(textOf(lead.fields['ad_id']));
      return [
        link(lead, when(lead.fields['created_time'])),
        answersOf(lead.fields['field_data']),
        form && link(form),
        ad ? link(ad) : html`<small>by itself</small>`,
      ];
    }),
  });
}

function answersOf(data: unknown): string {
  return listOf(data)
    .filter(isMap)
    .flatMap(({ values }) => listOf(values).map(textOf))
    .join(' · ');
}

const kinds: Record<DeliveryNote['kind'], string> = {
  webhook: 'Webhook',
  deauthorize: 'App removed',
  'delete-data': 'Wish to be forgotten',
};
const looks: Record<DeliveryNote['state'], string> = { delivered: '', waiting: 'wait', 'given up': 'wrong' };

function deliveryNote({ seq, kind, url, body, state, madeAt, tries }: DeliveryNote) {
  const last = tries.at(-1);
  return html`<details id="delivery-${seq}">
    <summary>
      <span class="badge ${looks[state]}">${state}</span> ${kinds[kind]}
      <small>${when(madeAt)} to ${url}</small>
    </summary>
    <pre tabindex="0">${pretty(body)}</pre>
    ${
      last
        ? html`<p class="quiet">
            Tried ${tries.length} times. The last answer, at ${when(last.at)}:
            ${last.status || 'nobody answered'} ${last.words}
          </p>`
        : html`<p class="quiet">Not tried yet.</p>`
    }
  </details>`;
}
