import { html } from 'hono/html';

import { type Exchange, findExchange } from '#sandbox/front-door/exchanges.ts';
import { findRequest, listLatestRequests, type LoggedRequest } from '#sandbox/front-door/requests.ts';
import { isMap, jsonOrNothing, listOf, textOf } from '#sandbox/json.ts';
import type { Store } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { serviceNames } from '#sandbox/outside-service.ts';
import { card, facts } from './pieces.ts';
import { answerBadge, requestTable } from './request-table.ts';
import { tellRequest } from './request-words.ts';
import { pretty, when } from './words.ts';

const shown = 100;

export interface Sieve {
  service: string;
  isFailing: boolean;
}

/** The last requests, of one service or of all, the failing ones or all. */
export function requestsPage(world: World, { service, isFailing }: Sieve) {
  const pill = (to: Sieve, label: string) => {
    const query = new URLSearchParams({
      ...(to.service && { service: to.service }),
      ...(to.isFailing && { failing: '1' }),
    });
    const isChosen = to.service === service && to.isFailing === isFailing;
    return html`<a href="/inside/requests?${query.toString()}" ${isChosen ? 'aria-current=true' : ''}
      >${label}</a
    >`;
  };
  return html`<h1>Requests</h1>
    <p class="quiet">
      What the app asked the outside world for, newest first. Open one to see what was said.
    </p>
    <nav class="pills" aria-label="Which requests">
      ${pill({ service: '', isFailing: false }, 'All')} ${pill({ service: '', isFailing: true }, 'Failing')}
      ${serviceNames.map((name) => pill({ service: name, isFailing: false }, name))}
    </nav>
    <section class="card" data-live="requests">
      ${requestTable(world, listLatestRequests(world.store, { service, isFailing, count: shown }))}
    </section>`;
}

/** One request, word for word; the calls of a batch one by one. Undefined when nobody remembers it. */
export function requestPage(store: Store, seq: number) {
  const request = findRequest(store, seq);
  if (!request) return undefined;
  const exchange = findExchange(store, seq);
  return html`<p><a href="/inside/requests">← All requests</a></p>
    <h1><code>${request.method} ${request.path}</code></h1>
    <p>
      ${answerBadge(request)} ${tellRequest(store, exchange?.operations ?? [request])}
      <small
        >${request.service} · ${when(Date.parse(request.at))} UTC · ${request.ms} ms · number ${seq}</small
      >
    </p>
    ${exchange ? told(request, exchange) : html`<p class="notice wrong">Only the last few hundred are kept word for word. This one is too old.</p>`}`;
}

function told(request: LoggedRequest, exchange: Exchange) {
  const { query, asked, answered, troubles } = exchange;
  const params = [...new URLSearchParams(query)];
  const calls = request.operations > 1 ? batchCalls(exchange) : [];
  return html`${troubles.map((kind) => html`<p class="notice wrong">${askedFor[kind] ?? kind}</p>`)}
  ${params.length > 0 ? card('Asked in the address', facts(params.map(([name, value]) => [name, html`<code>${value}</code>`]))) : ''}
  ${calls.length > 0 ? card(`${calls.length} calls in one request`, calls) : ''}
  ${asked && asked !== '{}' ? body('Asked', asked) : ''} ${body('Answered', answered || '(nothing)')}`;
}

const askedFor: Record<string, string> = {
  error: 'Somebody had asked for this error.',
  'loses-answer': 'It was done, but the answer was lost on the way: somebody had asked for that.',
  drops: 'The connection was cut before anything was done: somebody had asked for that.',
  hangs: 'It was done at once, and answered much later: somebody had asked for that.',
  html: 'A web page came instead of an answer: somebody had asked for that.',
  truncated: 'Half of this answer was sent: somebody had asked for that.',
  throttles: 'From here on everything was refused for a while: somebody had asked for that.',
};

function body(title: string, text: string) {
  return card(title, html`<pre tabindex="0">${pretty(text)}</pre>`);
}

/** What each call of a batch asked and got, as far as it is all there to be read. */
function batchCalls({ operations, asked, answered }: Exchange) {
  const sent = listOf(jsonOrNothing(listText(asked)));
  const got = listOf(jsonOrNothing(answered));
  return operations.map(({ method, path }, place) => {
    const call = sent[place];
    const answer = got[place];
    const status = isMap(answer) ? Number(answer['code']) : undefined;
    return html`<details id="call-${place}">
      <summary>
        <code>${method} ${path.replace(/^\/meta/, '')}</code>
        ${status === undefined ? html`<span class="badge off">no answer of its own</span>` : answerBadge({ status })}
      </summary>
      ${isMap(call) && textOf(call['body']) ? html`<pre tabindex="0">${fields(textOf(call['body']))}</pre>` : ''}
      ${
        isMap(answer)
          ? html`<p></p>
              <pre tabindex="0">${pretty(textOf(answer['body']))}</pre>`
          : ''
      }
    </details>`;
  });
}

function listText(asked: string): string {
  const outer = jsonOrNothing(asked);
  const list = isMap(outer) ? outer['batch'] : new URLSearchParams(asked).get('batch');
  return typeof list === 'string' ? list : JSON.stringify(list ?? []);
}

function fields(form: string): string {
  return [...new URLSearchParams(form)].map(([name, value]) => `${name}: ${pretty(value)}`).join('\n');
}
