import { html } from 'hono/html';

import { isThrottled } from '#sandbox/faults/throttles.ts';
import type { Trouble } from '#sandbox/faults/trouble-kinds.ts';
import { listTroubles, type TroubleRule } from '#sandbox/faults/troubles.ts';
import type { World } from '#sandbox/memory/world.ts';
import { serviceNames } from '#sandbox/outside-service.ts';
import { websiteForm } from './website-form.ts';
import { presets } from './presets.ts';
import { button, choice, field, number, pressForm } from './press-form.ts';

const back = '/inside/trouble';

/** Trouble to be had: in plain words, or in every detail. */
export function troublePage(world: World) {
  return html`<h1>Trouble</h1>
    <p class="quiet">
      Ask a service to misbehave, then use the app and see what it makes of it. What you ask for waits until a
      request comes that it fits.
    </p>
    <section class="card" data-live="waiting">${waiting(world)}</section>
    ${serviceNames
      .filter((service) => service !== 'websites')
      .map(
        (service) =>
          html`<section class="card">
            <h2>${titles[service]}</h2>
            <ul class="presets">
              ${presets
                .filter((preset) => preset.service === service)
                .map(({ words, detail, fields }) => {
                  const label = html`${words}<small>${detail}</small>`;
                  return html`<li>${button({ call: 'troubles', back, fields, label, look: 'plain' })}</li>`;
                })}
            </ul>
          </section>`,
      )}
    ${websiteForm(world, back)} ${ownTrouble()} ${latency()}`;
}

const titles: Record<(typeof serviceNames)[number], string> = {
  meta: 'Meta',
  writer: 'Ad writer',
  pictures: 'Picture studio',
  meetings: 'Meetings',
  mailbox: 'Mailbox',
  websites: 'Websites',
  register: 'Register of firms',
  systems: 'Systems leads go to',
  push: 'Push service',
};

const services = serviceNames.map((name) => [name, titles[name]] as const);

function waiting(world: World) {
  const troubles = listTroubles(world.store);
  const throttled = serviceNames.filter((name) => isThrottled(world, name));
  if (troubles.length === 0 && throttled.length === 0)
    return html`<p class="quiet">Everybody behaves. No trouble is waiting.</p>`;
  return html`<div class="head">
      <h2>Troubles waiting</h2>
      ${button({ call: 'calm', back, label: 'Behave again' })}
    </div>
    <ul class="plain">
      ${throttled.map((name) => html`<li><span class="badge wrong">now</span> ${titles[name]} refuses everything for a while.</li>`)}
      ${troubles.map((rule) => html`<li><span class="badge wait">${rule.left} ×</span> ${titles[rule.service]}: ${inWords(rule.trouble)} ${where(rule)}</li>`)}
    </ul>`;
}

function inWords(trouble: Trouble): string {
  switch (trouble.kind) {
    case 'error':
      return `error ${[trouble.code, trouble.subcode].filter((part) => part !== undefined).join('/')}, status ${trouble.status}`;
    case 'loses-answer':
      return 'it is done, but the answer is lost';
    case 'drops':
      return 'the line is cut before anything is done';
    case 'hangs':
      return `the answer comes ${trouble.ms / 1000} seconds late`;
    case 'html':
      return 'a web page instead of an answer';
    case 'truncated':
      return 'half an answer';
    case 'throttles':
      return `code ${trouble.code} to everything for ${trouble.minutes} minutes`;
  }
}

function where({ method, path, skip }: TroubleRule) {
  const asked = [method, path].filter(Boolean).join(' ');
  return html`${asked ? html`<small>at <code>${asked}</code></small>` : ''}
  ${skip > 0 ? html`<small>after ${skip} others</small>` : ''}`;
}

const kinds: [string, string][] = [
  ['loses-answer', 'It is done, but the answer is lost'],
  ['drops', 'The line is cut before anything is done'],
  ['hangs', 'The answer comes late'],
  ['error', 'An error'],
  ['throttles', 'Too many calls, for a while'],
  ['html', 'A web page instead of an answer'],
  ['truncated', 'Half an answer'],
];

function ownTrouble() {
  const part = (kind: string, ...fields: unknown[]) =>
    html`<div class="pair of-kind of-${kind}">${fields}</div>`;
  return pressForm({
    call: 'troubles',
    back,
    title: 'Any trouble you like',
    submit: 'Misbehave',
    body: html`<div class="pair">
        ${choice('Service', 'service', services)}
        ${choice('Method, if only one', 'method', [['', 'any'], ...['GET', 'POST', 'DELETE'].map((name) => [name, name] as const)])}
        ${field('Path, a regular expression', 'path', { placeholder: '/ads$' })}
        ${number('How many times', 'times', 1, { value: 1, required: true })}
        ${number('Let pass before', 'skip', 0, { placeholder: 0 })}
      </div>
      <fieldset>
        <legend>What goes wrong</legend>
        ${kinds.map(
          ([kind, words]) =>
            html`<label class="tick"
              ><input
                type="radio"
                name="trouble.kind"
                value="${kind}"
                ${kind === 'loses-answer' ? 'checked' : ''}
              />${words}</label
            >`,
        )}
      </fieldset>
      ${part(
        'error',
        number('Status', 'trouble.status', 400, { max: 599, placeholder: 400 }),
        field('Code', 'trouble.code:code', { placeholder: 100 }),
        field('Subcode', 'trouble.subcode:number', { type: 'number', placeholder: 1885272 }),
        field('Words', 'trouble.message'),
        field('Headers, as JSON', 'trouble.headers:json', { placeholder: '{"retry-after":"5"}' }),
      )}
      ${part('hangs', number('How late, in ms', 'trouble.ms', 0, { placeholder: 30000 }))}
      ${part(
        'throttles',
        field('Throttling code', 'trouble.code:number', { type: 'number', placeholder: 80004 }),
        number('Minutes', 'trouble.minutes', 1, { placeholder: 5 }),
      )}`,
  });
}

function latency() {
  return pressForm({
    call: 'latency',
    back,
    title: 'Slow answers',
    about: 'Every answer comes this much later, until you set it to 0 again.',
    submit: 'Slow down',
    body: html`<div class="pair">
      ${number('How late, in ms', 'ms', 0, { max: 600000, value: 300, required: true })}
      ${choice('Service', 'service', [['', 'all of them'], ...services])}
    </div>`,
  });
}
