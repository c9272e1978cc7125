import { html } from 'hono/html';

import { sheet } from '#sandbox/page-style.ts';

/** What a visitor sees of a website of which nothing more is known than its name. */
export function practicePage(host: string) {
  return sheet(
    host,
    html`<main class="narrow">
      <p class="badge">Practice: this website is not real</p>
      <h1>${host}</h1>
      <p>Ads lead here. Nobody lives at this address, and the page is always the same.</p>
      <p class="quiet"><a href="/inside/trouble#websites">Have it misbehave</a></p>
    </main>`,
  );
}
