import { html } from 'hono/html';

/** A part of a page under its title; a live one renews itself. */
export function card(title: string, body: unknown, live = '') {
  return html`<section class="card" ${live && html`data-live="${live}"`}>
    <h2>${title}</h2>
    ${body}
  </section>`;
}

/** What is known of one thing, a line each. */
export function facts(rows: (readonly [name: string, value: unknown])[]) {
  return html`<table class="facts">
    <tbody>
      ${rows.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

interface Table {
  label: string;
  look?: string;
  columns: (readonly [title: string, look?: string])[];
  rows: unknown[][];
}

/** Many things of one kind; a table that is wider than the page moves by itself. */
export function table({ label, look = '', columns, rows }: Table) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table class="${look}">
      <thead>
        <tr>
          ${columns.map(([title, own = '']) => html`<th class="${own}">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell, place) => html`<td class="${columns[place]?.[1] ?? ''}">${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A plain list, or a quiet word where there is nothing to list. */
export function lines<Item>(items: Item[], empty: string, tell: (item: Item) => unknown) {
  if (items.length === 0) return html`<p class="quiet">${empty}</p>`;
  return html`<ul class="plain">
    ${items.map((item) => html`<li>${tell(item)}</li>`)}
  </ul>`;
}
