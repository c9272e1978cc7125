import { html, raw } from 'hono/html';

import { numbers } from '#sandbox/register/numbers.ts';
import { inPixels, logo, photo } from './drawing.ts';
import { drawn, type Site } from './site.ts';

type Markup = ReturnType<typeof html>;

/** https://encoding.spec.whatwg.org/#windows-1252: what of its own letters this site uses; the others are Latin 1. */
const own: Record<string, string> = { '–': '\u0096', '’': '\u0092', '€': '\u0080', '•': '\u0095' };

/** Says that it is UTF-8, in the header and in the page, and is windows-1252. */
function mislabelled(markup: Markup) {
  return async () => {
    const text = String(await markup).replaceAll(/[–’€•]/g, (letter) => own[letter] ?? letter);
    return new Response(Buffer.from(text, 'latin1'), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  };
}

const style = `body { background: #fbf6ec; color: #2d2a26; font-family: Palatino, serif; max-width: 50rem; margin: auto; padding: 1rem; }
  img { max-width: 100%; height: auto; } nav a { margin-right: 1rem; }
  nav a { color: #7a1f2b; } h1, h2 { color: #7a1f2b; } .meny dt { font-weight: bold; } footer { border-top: 2px solid #7a1f2b; }`;

function page(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <title>${title} – Gamlebyen Kafé</title>
        <meta
          name="description"
          content="Kafé i Gamlebyen i Fredrikstad med vafler, rekesmørbrød og hage mot vollene."
        />
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <a href="/"><img src="/kafe-logo.png" alt="Gamlebyen Kafé" /></a>
        <nav>
          <a href="/">Forside</a> <a href="/meny">Meny og priser</a> <a href="/om-kafeen">Om kaféen</a>
          <a href="/kontakt">Kontakt</a>
        </nav>
        ${body}
        <footer>
          <p>Gamlebyen Kafé AS • Kanelbakken 2, 1632 Gamle Fredrikstad • Org.nr. ${numbers.gamlebyenKafe}</p>
          <p>Vi bruker informasjonskapsler så lite vi kan.</p>
        </footer>
      </body>
    </html>`;
}

const cup =
  '<path d="M0 88h160v32H0z" fill="#8d5f3c"/><ellipse cx="76" cy="92" rx="54" ry="9" fill="#fff"/><path d="M44 50h64c0 26-10 40-32 40S44 76 44 50z" fill="#fff"/><path d="M106 56c16-2 18 22-4 24" fill="none" stroke="#fff" stroke-width="6"/><ellipse cx="76" cy="51" rx="31" ry="6" fill="#5b3419"/><path d="M66 38c-6-8 6-12 0-20m18 20c-6-8 6-12 0-20" stroke="#fff" stroke-width="3" fill="none" opacity=".7"/>';

export const gamlebyenKafe: Site = {
  host: 'gamlebyenkafe.example',
  answers: {
    '/': mislabelled(
      page(
        'Kafé i Fredrikstad',
        html`<h1>Kaffe, vafler og god tid</h1>
          <p>Vi er en liten kafé bak vollene i Gamlebyen, med stekeovn fra 1931 og hage på baksiden.</p>
          <img src="/bilder/kopp.jpg" alt="Kaffekopp på et bord i hagen" width="1280" height="960" />
          <h2>Dette får du hos oss</h2>
          <ul>
            <li>Alt er hjemmelaget, også syltetøyet</li>
            <li>Hunder er alltid velkomne</li>
            <li>Selskapslokale for inntil 40 gjester</li>
          </ul>
          <h2>Åpent</h2>
          <p>Onsdag–søndag 11.00–18.00. Mandag og tirsdag stengt.</p>`,
      ),
    ),
    '/meny': mislabelled(
      page(
        'Meny og priser',
        html`<h1>Meny og priser</h1>
          <dl class="meny">
            <dt>Vaffel med rømme og syltetøy</dt>
            <dd>69 kr</dd>
            <dt>Rekesmørbrød på grovbrød</dt>
            <dd>189 kr</dd>
            <dt>Søndagslunsj for to</dt>
            <dd>Nå 398 kr (før 460 kr)</dd>
          </dl>`,
      ),
    ),
    '/om-kafeen': mislabelled(
      page(
        'Om kaféen',
        html`<h1>Om kaféen</h1>
          <p>Åse og Bjørn overtok nøklene i 2014 og har ikke sett seg tilbake.</p>
          <p>Det lukter nystekte vafler helt ned til fergen. Stikk innom når du er i byen!</p>`,
      ),
    ),
    '/kontakt': mislabelled(
      page(
        'Kontakt',
        html`<h1>Kontakt</h1>
          <p>Kanelbakken 2, 1632 Gamle Fredrikstad</p>
          <p>Tlf. 69 00 01 08</p>`,
      ),
    ),
    '/kafe-logo.png': drawn(
      inPixels(
        logo('Gamlebyen Kafé', {
          colour: '#7a1f2b',
          mark: '<path d="M8 22h44c0 24-8 36-22 36S8 46 8 22zM54 26c14-2 14 18-2 20v-6c8-2 8-8 2-8z"/>',
        }),
      ),
    ),
    '/bilder/kopp.jpg': drawn(
      photo({ width: 1280, height: 960, colours: ['#d9e4c8', '#b98f62'], shapes: cup }),
    ),
  },
};
