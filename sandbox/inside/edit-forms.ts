import { html } from 'hono/html';

import { numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { button, pressForm } from './press-form.ts';
import { nameOf } from './words.ts';

/** What somebody could do to an object in Ads Manager while the app does not look. */
export function editForms(thing: Thing) {
  const { id, fields } = thing;
  const back = `/inside/things/${id}`;
  const turn = (status: string, label: string) =>
    button({ call: 'edits', back, fields: { id, 'fields.status': status }, label, look: 'plain' });
  const status = textOf(fields['status']);
  const budget = ['daily_budget', 'lifetime_budget'].find((name) => numberOf(fields[name]) !== undefined);
  return html`<section>
    <h2>Change it behind the app’s back</h2>
    <p class="quiet">
      As if somebody did it in Ads Manager: no checks, no questions. See whether the app notices.
    </p>
    ${
      ['campaign', 'adset', 'ad'].includes(thing.kind)
        ? html`<div class="several">
            ${status === 'PAUSED' ? turn('ACTIVE', 'Switch on') : turn('PAUSED', 'Pause')}
            ${turn('DELETED', 'Delete')}
          </div>`
        : ''
    }
    <div class="grid wide">
      ${pressForm({
        call: 'edits',
        back,
        title: 'Name and budget',
        body: html`<input type="hidden" name="id" value="${id}" />
          <label>Name <input name="fields.name" value="${nameOf(thing)}" /></label>
          ${
            budget
              ? html`<label
                  >${budget === 'daily_budget' ? 'Daily budget' : 'Budget in all'}, in the smallest unit
                  <input
                    name="fields.${budget}:number"
                    type="number"
                    min="1"
                    value="${textOf(fields[budget])}"
                /></label>`
              : ''
          }`,
        submit: 'Change it',
      })}
      ${pressForm({
        call: 'edits',
        back,
        title: 'Any fields',
        body: html`<input type="hidden" name="id" value="${id}" />
          <label
            >As JSON <textarea name="fields:json" required>{ "name": "Renamed in Ads Manager" }</textarea>
          </label>`,
        submit: 'Change them',
      })}
    </div>
  </section>`;
}
