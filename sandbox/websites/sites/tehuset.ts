import { html, raw } from 'hono/html';

import { numbers } from '#sandbox/register/numbers.ts';
import { logo, photo } from './drawing.ts';
import { drawn, shown, type Site, told } from './site.ts';

const style = `body { background: #eef1e6; color: #2f3b26; font-family: 'Gill Sans', sans-serif; max-width: 46rem; margin: 2rem auto; }
  img { max-width: 100%; height: auto; } h1, a { color: #5b7a2e; } .stengt { background: #5b7a2e; color: #fff; padding: 1rem; }`;

/** Nobody has taken away the old pages, but every one of them says that it is over. */
function page(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <a href="/"><img src="/te.svg" alt="Tehuset Stavanger" /></a>
        <p class="stengt">Tehuset har stengt for godt. Siste dag var lørdag 30. mai 2026.</p>
        <p><a href="/">Forside</a> <a href="/tesorter">Tesorter</a> <a href="/om">Om Tehuset</a></p>
        ${body}
        <p>
          <small>Tehuset Stavanger AS, Kamillesmuget 6, 4005 Stavanger. Org.nr. ${numbers.tehuset}</small>
        </p>
      </body>
    </html>`;
}

const leaf =
  '<path d="M80 104C30 84 34 30 80 12c46 18 50 72 0 92z" fill="#5b7a2e"/><path d="M80 104V26M80 60l20-16M80 60L60 44m20 36l22-18M80 80L58 62" stroke="#eef1e6" stroke-width="3" fill="none"/>';

export const tehuset: Site = {
  host: 'tehuset.example',
  answers: {
    '/': shown(
      page(
        'Tehuset Stavanger',
        html`<h1>Takk for tjuetre gode år</h1>
          <p>
            Vi låste døren for siste gang i mai. Nettbutikken er også stengt, og vi tar ikke imot
            bestillinger.
          </p>
          <p>Gavekort kunne brukes til og med 30. mai 2026.</p>
          <img src="/teblad.jpg" alt="Teblad" width="1200" height="900" />`,
      ),
    ),
    '/tesorter': shown(
      page(
        'Tesorter – Tehuset Stavanger',
        html`<h1>Tesorter</h1>
          <p>Earl Grey, 100 g: 129 kr</p>
          <p>Grønn jasmin, 100 g: 149 kr</p>`,
      ),
    ),
    '/om': shown(
      page(
        'Om Tehuset',
        html`<h1>Om Tehuset</h1>
          <p>Vi var en liten tebutikk i Stavanger fra 2003 til 2026.</p>`,
      ),
    ),
    '/robots.txt': told('User-agent: *\nDisallow:\n'),
    '/te.svg': drawn(
      logo('Tehuset', { colour: '#5b7a2e', mark: '<path d="M36 68C6 54 8 20 36 8c28 12 30 46 0 60z"/>' }),
    ),
    '/teblad.jpg': drawn(photo({ width: 1200, height: 900, colours: ['#f4f6ea', '#c6cfae'], shapes: leaf })),
  },
};
