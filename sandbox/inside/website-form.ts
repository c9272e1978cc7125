import { html } from 'hono/html';

import type { World } from '#sandbox/memory/world.ts';
import { conducts, listWebsites } from '#sandbox/websites/conducts.ts';
import { sites } from '#sandbox/websites/sites/sites.ts';
import { lines } from './pieces.ts';
import { choice, field, pressForm } from './press-form.ts';

/** How each website behaves, until somebody says otherwise. */
export function websiteForm(world: World, back: string) {
  const websites = listWebsites(world).toReversed();
  const odd = websites.filter(({ conduct }) => conduct !== 'behaves');
  return html`<div id="websites">
    ${pressForm({
      call: 'websites',
      back: `${back}#websites`,
      title: 'Websites',
      about: 'Any address is a website here. The app looks at those that running ads lead to, now and then.',
      submit: 'Let it be so',
      body: html`${lines(odd, 'All websites behave.', ({ host, conduct }) => html`<b>${host}</b> ${conducts[conduct]}`)}
        <p>
          <small>
            Firms with a whole website:
            ${sites.map(({ host }) => html`<a href="/websites/https/${host}/">${host}</a> `)}
          </small>
        </p>
        <datalist id="hosts">${websites.map(({ host }) => html`<option value="${host}"></option>`)}</datalist>
        <div class="pair">
          ${field('Website', 'host', { list: 'hosts', placeholder: 'bakery.example', required: true, value: websites[0]?.host ?? '' })}
          ${choice('It', 'conduct', Object.entries(conducts), 'switched-off')}
        </div>`,
    })}
  </div>`;
}
