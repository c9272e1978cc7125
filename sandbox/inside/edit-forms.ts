import { html } from 'hono/html';

import { numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { button, field, hidden, number, pressForm } from './press-form.ts';
import { nameOf } from './words.ts';

/** What somebody could do to an object in Ads Manager while the app does not look. */
export function editForms(thing: Thing) {
  const { id, fields } = thing;
  const press = { call: 'edits', back: `/inside/things/${id}` };
  const turn = (status: string, label: string) =>
    button({ ...press, fields: { id, 'fields.status': status }, label, look: 'plain' });
  const isPaused = fields['status'] === 'PAUSED';
  const budget = ['daily_budget', 'lifetime_budget'].find((name) => numberOf(fields[name]) !== undefined);
  const budgetLabel = budget === 'daily_budget' ? 'Daily budget' : 'Budget in all';
  return html`<section>
    <h2>Change it behind the app’s back</h2>
    <p class="quiet">
      As if somebody did it in Ads Manager: no checks, no questions. See whether the app notices.
    </p>
    ${
      ['campaign', 'adset', 'ad'].includes(thing.kind)
        ? html`<div class="several">
            ${isPaused ? turn('ACTIVE', 'Switch on') : turn('PAUSED', 'Pause')} ${turn('DELETED', 'Delete')}
          </div>`
        : ''
    }
    <div class="grid wide">
      ${pressForm({
        ...press,
        title: 'Name and budget',
        body: [
          hidden({ id }),
          field('Name', 'fields.name', { value: nameOf(thing) }),
          budget &&
            number(`${budgetLabel}, in the smallest unit`, `fields.${budget}`, 1, {
              value: textOf(fields[budget]),
            }),
        ],
        submit: 'Change it',
      })}
      ${pressForm({
        ...press,
        title: 'Any fields',
        body: html`${hidden({ id })}<label
            >As JSON <textarea name="fields:json" required>{ "name": "Renamed in Ads Manager" }</textarea>
          </label>`,
        submit: 'Change them',
      })}
    </div>
  </section>`;
}
