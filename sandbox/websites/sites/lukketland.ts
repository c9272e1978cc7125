import { html } from 'hono/html';

import { numbers } from '#sandbox/register/numbers.ts';
import { shown, type Site, told } from './site.ts';

function page(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
      </head>
      <body>
        <nav><a href="/">Hjem</a> <a href="/tilbud">Tilbud</a></nav>
        ${body}
        <p>Lukket Land Hagesenter AS, Stillbekkvegen 8, 2609 Lillehammer. Org.nr. ${numbers.lukketLand}</p>
      </body>
    </html>`;
}

/** Wants no robot, of any name, on any page. */
export const lukketLand: Site = {
  host: 'lukketland.example',
  answers: {
    '/robots.txt': told('# Ingen roboter, takk.\nUser-agent: *\nDisallow: /\n'),
    '/': shown(
      page(
        'Lukket Land Hagesenter',
        html`<h1>Hagesenter på Lillehammer</h1>
          <p>Vi har trær og busker som tåler kulde. Ring 61 00 01 09.</p>`,
      ),
    ),
    '/tilbud': shown(
      page(
        'Tilbud',
        html`<h1>Tilbud</h1>
          <p>Syriner, nå 199 kr, før 299 kr</p>`,
      ),
    ),
  },
};
