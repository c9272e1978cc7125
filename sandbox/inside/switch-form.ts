import { html } from 'hono/html';

import { textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { listSwitches, type SwitchName } from '#sandbox/meta/switches.ts';
import { options } from './press-form.ts';

type Row = ReturnType<typeof listSwitches>[number];

/** Which switch each group of them begins with, in the order of the list. */
const groups: [string, SwitchName][] = [
  ['The request itself', 'dead_token_status'],
  ['Limits and webhooks', 'rate_limits'],
  ['Lists', 'late_in_lists_seconds'],
  ['Batches', 'failed_dependency_code'],
  ['Campaigns, ad sets, ads', 'in_process_seconds'],
  ['Figures', 'insights_refresh_minutes'],
  ['Creatives, pictures, forms', 'same_creative'],
  ['The ad writer', 'writer_reads_websites'],
];

/** Every way that can be chosen, and which of them are not as usual. */
export function switchForm(world: World, back: string) {
  const switches = listSwitches(world);
  const first = (name: SwitchName) => switches.findIndex((row) => row.name === name);
  const parts = groups.map(([title, name], place) => {
    const next = groups[place + 1];
    return { title, rows: switches.slice(first(name), next && first(next[1])) };
  });
  return html`<form class="card fields" id="switches" method="post" action="/inside/press/switches">
    <h2>How Meta and the ad writer behave</h2>
    <p class="quiet">
      Where sources on Meta disagree, or Meta and the ad writer behave now so and now so. Those that are not
      as usual are marked.
    </p>
    <input type="hidden" name="back" value="${back}#switches" />
    ${parts.map(({ title, rows }) => {
      const unusual = rows.filter(({ value, usual }) => value !== usual).length;
      return html`<details class="group" ${unusual > 0 ? 'open' : ''}>
        <summary>
          ${title} <small>${rows.length}</small>
          ${unusual > 0 ? html`<span class="badge wait">${unusual} not as usual</span>` : ''}
        </summary>
        <div class="grid wide">${rows.map(label)}</div>
      </details>`;
    })}
    <button>Keep</button>
  </form>`;
}

function label(row: Row) {
  const { name, value, usual, about } = row;
  return html`<label>
    <span
      ><code>${name}</code>
      ${value === usual ? '' : html`<span class="badge wait">usually ${String(usual)}</span>`}</span
    >
    <small>${about}</small>${field(row)}
  </label>`;
}

function field({ name, value, ...choice }: Row) {
  if ('values' in choice && choice.values) {
    const chosen = choice.values.map((each) => [JSON.stringify(each), textOf(each) || String(each)] as const);
    return html`<select name="${name}:json">
      ${options(chosen, JSON.stringify(value))}
    </select>`;
  }
  return html`<input
    name="${name}:number"
    type="number"
    min="${'least' in choice ? choice.least : 0}"
    max="${'most' in choice ? choice.most : ''}"
    value="${String(value)}"
    required
  />`;
}
