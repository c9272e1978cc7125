import { html } from 'hono/html';

import { findExchange, listMentions } from '#sandbox/front-door/exchanges.ts';
import { findRequest, type LoggedRequest } from '#sandbox/front-door/requests.ts';
import { at, type Fields, isMap, jsonOrNothing, listOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { allScopes } from '#sandbox/meta/auth/permissions.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { nodeTypes } from '#sandbox/meta/graph/node-types.ts';
import { project } from '#sandbox/meta/graph/project.ts';
import { userId } from '#sandbox/meta/seed-ids.ts';
import { editForms } from './edit-forms.ts';
import { card, facts, lines } from './pieces.ts';
import { requestTable } from './request-table.ts';
import { kindNames, nameOf, pretty, statusBadge, when } from './words.ts';

const shownRequests = 25;
const shownBelow = 50;
/** Reading this one would make something. */
const unread = ['access_token'];

/** Everything about one object on Meta; undefined when there is none. */
export function thingPage(world: World, id: string) {
  const thing = world.store.find(id);
  if (!thing || !nodeTypes[thing.kind]) return undefined;
  const seen = asMetaTells(world, thing);
  const status = textOf(seen['effective_status']);
  return html`<nav class="quiet" aria-label="What it belongs to">${trail(world, thing)}</nav>
    <h1>${nameOf(thing)}</h1>
    <p>
      ${status ? statusBadge(status) : ''}
      <small>${kindNames[thing.kind] ?? thing.kind} <code>${id}</code></small>
    </p>
    <div data-live="thing">
      ${issues(seen)}
      ${card(
        'As Meta tells it',
        facts(Object.entries(seen).map(([name, value]) => [name, shown(name, value)] as const)),
      )}
      ${below(world, thing)} ${history(world, thing)} ${card('Requests that touched it', mentions(world, id))}
    </div>
    ${preview(thing)} ${editForms(thing)}`;
}

/** All its fields, as somebody with every permission would read them. */
function asMetaTells(world: World, thing: Thing): Fields {
  const scopes = new Set(allScopes);
  const caller = { kind: 'user' as const, token: '', userId, scopes };
  const call = {
    method: 'GET' as const,
    version: 'v26.0',
    path: [thing.id],
    params: {},
    files: new Map(),
    token: undefined,
  };
  const visit: Visit = { world, caller, call, types: nodeTypes };
  const type = nodeTypes[thing.kind];
  const names = [...Object.keys(type?.fields ?? {}), ...Object.keys(type?.links ?? {})];
  const seen = names
    .filter((name) => !unread.includes(name))
    .map((name): [string, unknown] => [name, readOne(visit, thing, name)]);
  return Object.fromEntries(seen.filter(([, value]) => value !== undefined));
}

function readOne(visit: Visit, thing: Thing, name: string): unknown {
  try {
    return project(visit, thing, [{ name, args: {}, children: [] }])[name];
  } catch (error) {
    if (error instanceof GraphError) return `(${error.message})`;
    throw error;
  }
}

function issues(seen: Fields) {
  const found = listOf(seen['issues_info']).filter(isMap);
  return found.map(
    (issue) =>
      html`<p class="notice wrong">${textOf(issue['error_summary'])}: ${textOf(issue['error_message'])}</p>`,
  );
}

function shown(name: string, value: unknown) {
  const id = isMap(value) && Object.keys(value).length === 1 ? value['id'] : value;
  if (typeof id === 'string' && nothingButId.test(id))
    return html`<a href="/inside/things/${id}"><code>${id}</code></a>`;
  return typeof value === 'string' ? value : folded(`field-${name}`, JSON.stringify(value));
}

/** Objects and lists on one line, to be opened; anything else as it is. */
function folded(id: string, text: string) {
  if (!/^[{[]/.test(text)) return text;
  return html`<details id="${id}">
    <summary><code>${start(text)}</code></summary>
    <pre tabindex="0">${pretty(text)}</pre>
  </details>`;
}

function start(text: string): string {
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}

const nothingButId = /^(act_)?\d{15,}$/;

function trail({ store }: World, thing: Thing) {
  const parents: Thing[] = [];
  for (let next = store.find(thing.parent); next && nodeTypes[next.kind]; next = store.find(next.parent))
    parents.unshift(next);
  const account = store.find(`act_${thing.account}`);
  const all =
    account && account.id !== thing.id && !parents.includes(account) ? [account, ...parents] : parents;
  return html`<a href="/">Overview</a
    >${all.map((parent) => html` › <a href="/inside/things/${parent.id}">${nameOf(parent)}</a>`)}`;
}

function below({ store }: World, thing: Thing) {
  const kinds = Object.keys(kindNames).filter((kind) => kind !== 'adaccount');
  const children = kinds.flatMap((kind) => store.list(kind, { parent: thing.id })).slice(0, shownBelow);
  if (children.length === 0) return '';
  return card(
    'Below it',
    lines(
      children,
      '',
      (child) =>
        html`<span class="kind">${kindNames[child.kind]}</span
          ><a href="/inside/things/${child.id}">${nameOf(child)}</a>`,
    ),
  );
}

function history({ store }: World, { id }: Thing) {
  const changes = store.changesOf(id).toReversed();
  if (changes.length === 0) return '';
  return card(
    'What was changed when',
    facts(
      changes.map(({ at: time, what, value }, seq) => [
        time === 0 ? 'from the beginning' : when(time),
        html`${what}: ${folded(`change-${seq}`, became(what, value))}`,
      ]),
    ),
  );
}

function became(what: string, value: string): string {
  return (what.endsWith('_time') && when(value)) || value || '(nothing)';
}

function mentions(world: World, id: string) {
  const { store } = world;
  const requests = listMentions(store, id, shownRequests)
    .map((seq) => findRequest(store, seq))
    .filter((request) => request !== undefined);
  if (requests.length === 0) return html`<p class="quiet">None of the last few hundred.</p>`;
  return requestTable(world, requests, ({ seq }: LoggedRequest) => {
    return refusals(findExchange(store, seq)?.answered ?? '');
  });
}

/** Meta's own words where it said no: to the whole request, or to calls in a batch. */
function refusals(answered: string): string {
  const answer = jsonOrNothing(answered);
  const answers = Array.isArray(answer)
    ? answer.map((slot: unknown) => textOf(at(slot, 'body')))
    : [answered];
  const errors = answers
    .filter((text) => text.includes('"error"'))
    .map((text) => at(jsonOrNothing(text), 'error'));
  const told = errors.filter(isMap).map((error) => {
    const code = [error['code'], error['error_subcode']].filter(Boolean).map(textOf).join('/');
    const words = [error['message'], error['error_user_msg']].map(textOf).filter(Boolean);
    return `${words.join(': ')} (${code})`;
  });
  return told.join(' · ');
}

function preview(thing: Thing) {
  const creative = thing.kind === 'adcreative' ? thing.id : textOf(thing.fields['creative_id']);
  if (!creative) return '';
  const source = `/meta/preview/${creative}`;
  return card(
    'How people see it',
    html`<iframe class="preview" title="Preview of the ad" src="${source}"></iframe>`,
  );
}
