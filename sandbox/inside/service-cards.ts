import { html } from 'hono/html';

import { isThrottled } from '#sandbox/faults/throttles.ts';
import { listTroubles } from '#sandbox/faults/troubles.ts';
import { latencyOf } from '#sandbox/front-door/delays.ts';
import { type Fields, jsonOrNothing, mapOf, textOf } from '#sandbox/json.ts';
import { listLetters } from '#sandbox/mailbox/letters.ts';
import type { World } from '#sandbox/memory/world.ts';
import type { ServiceName } from '#sandbox/outside-service.ts';
import { firms } from '#sandbox/register/firms.ts';
import { systemKinds } from '#sandbox/systems/systems.ts';
import { conducts, listWebsites } from '#sandbox/websites/conducts.ts';
import { lines } from './pieces.ts';
import { count } from './words.ts';

const latest = 3;

/** The services, what each has made last, and whether it behaves. */
export function serviceCards(world: World) {
  const { store } = world;
  const newest = (kind: string) => store.list(kind).slice(-latest).toReversed();
  const edits = [...newest('studio-edit'), ...newest('studio-scene')].slice(0, latest);
  return [
    card(world, 'meta', html`<a href="#meta">Meta</a>`, tally(world)),
    card(
      world,
      'writer',
      'Ad writer',
      lines(newest('message'), 'Has written nothing yet.', ({ fields }) => {
        const language = textOf(fields['language']);
        return html`${titleOf(fields)} ${language ? html`<small>in ${language}</small>` : ''}`;
      }),
    ),
    card(
      world,
      'pictures',
      'Picture studio',
      lines(edits, 'No picture has been brought yet.', ({ kind }) =>
        kind === 'studio-scene' ? 'A picture set in a scene' : 'A picture made better',
      ),
    ),
    card(
      world,
      'meetings',
      'Meetings',
      lines(newest('meeting'), 'No meeting yet.', ({ fields }) => {
        const join = textOf(fields['join_url']);
        const topic = textOf(fields['topic']) || 'A meeting';
        return join ? html`<a href="${join}">${topic}</a>` : topic;
      }),
    ),
    card(
      world,
      'mailbox',
      html`<a href="/mailbox">Mailbox</a>`,
      lines(listLetters(world).slice(-latest).toReversed(), 'No letters yet.', ({ id, subject, to }) => {
        return html`<a href="/mailbox/${id}">${subject || '(no subject)'}</a>
          <small>${to.join(', ')}</small>`;
      }),
    ),
    card(
      world,
      'websites',
      html`<a href="/inside/trouble#websites">Websites</a>`,
      lines(
        listWebsites(world).slice(-latest).toReversed(),
        'No website has been visited yet.',
        ({ host, conduct }) =>
          html`<a href="/websites/https/${host}/">${host}</a> <small>${conducts[conduct]}</small>`,
      ),
    ),
    card(
      world,
      'register',
      'Register of firms',
      html`<p><a href="/register/enheter?navn=bergen">${count(firms.length, 'firm')}</a></p>`,
    ),
    card(
      world,
      'systems',
      'Systems leads go to',
      html`<p>
        ${systemKinds.map((kind) => html`${count(store.list(kind).length, kind.replace('-', ' '))}<br />`)}
      </p>`,
    ),
    card(
      world,
      'push',
      'Push service',
      lines(newest('push-message'), 'Nothing was pushed yet.', ({ fields }) =>
        textOf(mapOf(jsonOrNothing(textOf(fields['text'])))['title']),
      ),
    ),
  ];
}

const tallied = { campaign: 'campaign', adset: 'ad set', ad: 'ad', adimage: 'picture', lead: 'lead' };

function tally({ store }: World) {
  return html`<ul class="tally">
    ${Object.entries(tallied).map(([kind, name]) => {
      const [made = '', ...words] = count(store.list(kind).length, name).split(' ');
      return html`<li><b>${made}</b>${words.join(' ')}</li>`;
    })}
  </ul>`;
}

/** What the writer has written. */
function titleOf(fields: Fields): string {
  const website = textOf(fields['website']);
  if (website) return `What stands on ${website}`;
  const struck = textOf(fields['struckText']);
  return struck
    ? `Another way to say “${struck}”`
    : `Ads for ${textOf(fields['businessName']) || 'somebody'}`;
}

function card(world: World, service: ServiceName, title: unknown, body: unknown) {
  return html`<section class="card">
    <div class="head">
      <h2>${title}</h2>
      ${conduct(world, service)}
    </div>
    ${body}
  </section>`;
}

function conduct(world: World, service: ServiceName) {
  const waiting = listTroubles(world.store).filter((rule) => rule.service === service).length;
  const latency = latencyOf(world.store, service);
  const link = (look: string, words: string) =>
    html`<a class="badge ${look}" href="/inside/trouble">${words}</a>`;
  if (isThrottled(world, service)) return link('wrong', 'refuses everything');
  if (waiting > 0) return link('wait', `${count(waiting, 'trouble')} waiting`);
  if (latency > 0) return link('wait', `${latency} ms late`);
  return html`<span class="badge">behaves</span>`;
}
