import { html } from 'hono/html';

import { textOf } from '../json.ts';
import { listLetters } from '../mailbox/letters.ts';
import { sheet } from '../page-style.ts';
import { listLatestRequests } from '../requests.ts';
import { listTroubles } from '../troubles.ts';
import type { World } from '../world.ts';
import { adTree } from './ad-tree.ts';
import { tools } from './tools.ts';

/** Everything at a glance: what exists, what was asked lately, and the buttons. */
export function insidePage(world: World, problem?: string) {
  const { store, clock } = world;
  const time = new Date(clock.now()).toISOString().replace('T', ' ').slice(0, 16);
  return sheet(
    'Inside the sandbox',
    html`<main>
      <p class="badge">Practice: nothing here is real</p>
      <h1>Inside the sandbox</h1>
      <p class="quiet">
        Make-believe Meta, ad writer and mailbox. This is what the app has done with them. Clock: ${time} UTC.
      </p>
      ${problem ? html`<p class="card badge wrong" role="alert">${problem}</p>` : ''}
      <div class="grid">${services(world)}</div>
      <section class="card">
        <h2>On Meta</h2>
        ${adTree(world)}
      </section>
      <div class="grid">${tools(store)}</div>
      <section class="card">
        <h2>Last requests</h2>
        ${latestRequests(world)}
      </section>
    </main>`,
  );
}

function services(world: World) {
  const { store } = world;
  const count = (kind: string) => store.list(kind).length;
  const letters = listLetters(world).slice(-4).toReversed();
  const written = store.list('message').slice(-4).toReversed();
  const waiting = listTroubles(store);
  return html`<section class="card">
      <h2>Meta</h2>
      <p>
        Campaigns ${count('campaign')} · Ads ${count('ad')} · Pictures ${count('adimage')} · Leads
        ${count('lead')}
      </p>
      <p class="quiet">
        ${store.list('adaccount').map(({ fields }) => html`${textOf(fields['name'])}<br />`)}
      </p>
    </section>
    <section class="card">
      <h2>Writer</h2>
      ${written.length === 0 ? html`<p class="quiet">Has written nothing yet.</p>` : ''}
      ${written.map(({ fields }) => html`<p>Ads for ${textOf(fields['businessName'])} <small>in ${textOf(fields['language'])}</small></p>`)}
    </section>
    <section class="card">
      <h2><a href="/mailbox">Mailbox</a></h2>
      ${letters.length === 0 ? html`<p class="quiet">No letters yet.</p>` : ''}
      ${letters.map(({ id, subject, to }) => html`<p><a href="/mailbox/${id}">${subject || '(no subject)'}</a> <small>${to.join(', ')}</small></p>`)}
    </section>
    ${
      waiting.length === 0
        ? ''
        : html`<section class="card">
            <h2>Troubles waiting</h2>
            ${waiting.map(({ service, path, trouble, left }) => html`<p><span class="badge wait">${left} ×</span> ${trouble.kind} <small>${service} ${path ?? ''}</small></p>`)}
            <form method="post" action="/inside/calm"><button class="plain">Behave again</button></form>
          </section>`
    }`;
}

function latestRequests({ store }: World) {
  const requests = listLatestRequests(store, 50);
  if (requests.length === 0) return html`<p class="quiet">Nobody has asked for anything yet.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Last requests">
    <table>
      <thead>
        <tr>
          <th>Time</th>
          <th>Service</th>
          <th>Request</th>
          <th>Answer</th>
          <th>ms</th>
        </tr>
      </thead>
      <tbody>
        ${requests.map(
          ({ at, service, method, path, status, ms, operations }) =>
            html`<tr>
              <td>${at.slice(11, 19)}</td>
              <td>${service}</td>
              <td class="long">
                <code>${method} ${path}</code
                >${operations > 1 ? html` <small>${operations} calls</small>` : ''}
              </td>
              <td>
                <span class="badge ${status === 0 || status >= 400 ? 'wrong' : ''}">${status || 'cut'}</span>
              </td>
              <td class="number">${ms}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
