import { html } from 'hono/html';

interface Press {
  /** The control call it makes. */
  call: string;
  /** Where the person is, and comes back to. */
  back: string;
}

interface Button extends Press {
  fields?: Record<string, string>;
  label: unknown;
  look?: string;
}

/** A button that makes one control call, with everything in it. */
export function button({ call, back, fields, label, look = '' }: Button) {
  return html`<form method="post" action="/inside/press/${call}">
    ${hidden({ back, ...fields })}<button class="${look}">${label}</button>
  </form>`;
}

interface Form extends Press {
  title: string;
  about?: unknown;
  body: unknown;
  submit: string;
  look?: string;
}

/** A small form for one control call. Names of fields say how they are read: see `read-press.ts`. */
export function pressForm({ call, back, title, about, body, submit, look = '' }: Form) {
  return html`<form class="card fields" method="post" action="/inside/press/${call}">
    <h2>${title}</h2>
    ${about ? html`<p class="quiet">${about}</p>` : ''} ${hidden({ back })} ${body}
    <button class="${look}">${submit}</button>
  </form>`;
}

export function hidden(fields: Record<string, string>) {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}

type Attributes = Record<string, string | number | boolean>;

/** A field under its label, with whatever else an input may say of itself. */
export function field(label: string, name: string, attributes: Attributes = {}) {
  const more = Object.entries(attributes).map(([key, value]) => html` ${key}="${value}"`);
  return html`<label>${label} <input name="${name}" ${more} /></label>`;
}

export function number(label: string, name: string, min: number, attributes: Attributes = {}) {
  return field(label, `${name}:number`, { type: 'number', min, ...attributes });
}

type Choices = (readonly [value: string, label: string])[];

export function choice(label: string, name: string, choices: Choices, chosen = '') {
  return html`<label
    >${label}
    <select name="${name}">
      ${options(choices, chosen)}
    </select></label
  >`;
}

/** Choices of a list; the one that holds is chosen. */
export function options(choices: Choices, chosen = '') {
  return choices.map(
    ([value, label]) =>
      html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${label}</option>`,
  );
}
