import { html } from 'hono/html';

import { lastRequest } from '#sandbox/front-door/requests.ts';
import type { World } from '#sandbox/memory/world.ts';
import { sheet } from '#sandbox/page-style.ts';
import { button } from './press-form.ts';

const places = [
  ['/', 'Overview'],
  ['/inside/requests', 'Requests'],
  ['/inside/people', 'People'],
  ['/inside/trouble', 'Trouble'],
  ['/inside/world', 'World'],
] as const;

export interface Frame {
  title: string;
  /** Its address, with what was chosen on it. */
  at: string;
  notice?: string | undefined;
  body: unknown;
}

/** A page of the inside view: where one can go, what time it is, and what was just done. */
export function frame(world: World, { title, at, notice, body }: Frame) {
  const [path] = at.split('?');
  const now = new Date(world.clock.now()).toISOString();
  const sooner = (label: string, minutes: string) =>
    button({
      call: 'clock',
      back: at,
      fields: { 'advanceMinutes:number': minutes },
      label,
      look: 'plain small',
    });
  return sheet(
    `${title} · Inside the sandbox`,
    html`<a class="skip" href="#main">To the content</a>
      <header class="top">
        <div>
          <a class="mark" href="/">${mark}<span>Inside the sandbox</span></a>
          <nav aria-label="Places">
            ${places.map(([href, name]) => html`<a href="${href}" ${href === path ? 'aria-current=page' : ''}>${name}</a>`)}
          </nav>
          <div class="clock" role="group" aria-label="The sandbox’s clock">
            <time datetime="${now}" data-live="time">${now.replace('T', ' ').slice(0, 16)} UTC</time>
            ${sooner('+ 1 hour', '60')} ${sooner('+ 1 day', '1440')} ${sooner('+ 1 week', '10080')}
            <button class="plain small" data-hold="${pulse(world)}" hidden>Hold still</button>
          </div>
        </div>
      </header>
      <main id="main" aria-label="${title}">
        ${notice ? html`<p class="notice" role="status">${notice}</p>` : ''} ${body}
      </main>`,
    html`<script src="/inside/live.js" defer></script>`,
  );
}

/** Another text whenever there may be something new to see. */
export function pulse({ store, clock }: World): string {
  return `${store.revision()} ${lastRequest(store)} ${Math.floor(clock.now() / 60_000)}`;
}

const mark = html`<svg viewBox="0 0 32 32" aria-hidden="true">
  <rect width="32" height="32" rx="8" fill="var(--soft)" />
  <path
    d="M5 22 L12 11 L16.5 17.5 L20 12.5 L27 22 Z"
    fill="none"
    stroke="var(--accent)"
    stroke-width="2"
    stroke-linejoin="round"
  />
  <path d="M7 26 H25" stroke="var(--accent)" stroke-width="2" stroke-linecap="round" opacity=".6" />
</svg>`;
