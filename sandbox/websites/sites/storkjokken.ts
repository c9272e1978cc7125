import { html, raw } from 'hono/html';

import { numbers } from '#sandbox/register/numbers.ts';
import { logo, photo } from './drawing.ts';
import { drawn, shown, type Site, siteMap, told } from './site.ts';

const host = 'storkjokken.example';
const frontBytes = 15 * 1024 ** 2;

function page(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="nb-NO">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta
          name="description"
          content="Ovner, oppvaskmaskiner og service til restaurantkjøkken på hele Sørlandet."
        />
        <meta property="og:site_name" content="Storkjøkken Service Sør" />
        <meta name="theme-color" content="#1c3d2e" />
      </head>
      <body style="margin:0;padding:0 1rem 2rem;font-family:Verdana,sans-serif;color:#1c3d2e;line-height:1.6">
        <header style="background:#1c3d2e;padding:1rem">
          <a href="/"><img src="/logo.svg" alt="Storkjøkken Service Sør" /></a>
          <nav>
            <a href="/tilbud" style="color:#ffd24a">Tilbud</a> <a href="/om" style="color:#ffd24a">Om oss</a>
            <a href="/kontakt" style="color:#ffd24a">Kontakt</a>
          </nav>
        </header>
        <p>Ring oss: <a href="tel:+4738000106">38 00 01 06</a></p>
        ${body}
        <footer>
          Storkjøkken Service Sør AS, Komfyrveien 5, 4631 Kristiansand · Org.nr. ${numbers.storkjokken}
        </footer>
      </body>
    </html>`;
}

const opening = page(
  'Storkjøkken Service Sør | Alt til restaurantkjøkkenet',
  html`<h1>Alt til restaurantkjøkkenet, på lager i Kristiansand</h1>
    <p>Vi leverer, monterer og reparerer storkjøkken på hele Sørlandet.</p>
    <ul>
      <li>Servicebil innen 24 timer</li>
      <li>To års garanti på brukte maskiner</li>
      <li>Gratis opplæring av kokkene</li>
    </ul>
    <p>Her er hele katalogen, med bilder.</p>
    ${raw('<!--katalog-->')}`,
);

/** The catalogue with a picture in each row, all of it written into the page. */
function withCatalogue(page: string): string {
  const row = (number: number) =>
    `<div class="vare"><h3>Varenummer ${String(number).padStart(6, '0')}</h3><p>Spør oss om pris.</p><img alt="" src="data:image/jpeg;base64,${'A'.repeat(8000)}"></div>\n`;
  const rows = Math.ceil(frontBytes / row(0).length);
  return page.replace('<!--katalog-->', () =>
    Array.from({ length: rows }, (_none, number) => row(number)).join(''),
  );
}

const oven =
  '<path d="M0 100h160v20H0z" fill="#59655f"/><rect x="36" y="14" width="88" height="90" rx="4" fill="#cfd6d2"/><rect x="46" y="40" width="68" height="52" rx="3" fill="#2a2f2c"/><path d="M52 84c8-14 12-2 20-16 4 12 10 6 14 16 6-8 12-2 20-8v10H52z" fill="#ff9d3b"/><g fill="#1c3d2e"><circle cx="54" cy="27" r="5"/><circle cx="72" cy="27" r="5"/><circle cx="90" cy="27" r="5"/></g>';

export const storkjokken: Site = {
  host,
  answers: {
    '/': async () => told(withCatalogue(String(await opening)), 'text/html; charset=utf-8')(),
    '/tilbud': shown(
      page(
        'Tilbud | Storkjøkken Service Sør',
        html`<h1>Tilbud</h1>
          <p><img src="/bilder/ovn.jpg" alt="Kombiovn i stål" style="width: min(100%, 30rem)" /></p>
          <h2>Kombiovn, ti plater</h2>
          <p>Levert og montert, med opplæring.</p>
          <p>Nå 84 900 kr, før 99 900 kr (eks. mva.)</p>
          <h2>Oppvaskmaskin med hette</h2>
          <p>Vasker en kurv på to minutter.</p>
          <p>46 500 kr (eks. mva.)</p>`,
      ),
    ),
    '/om': shown(
      page(
        'Om oss | Storkjøkken Service Sør',
        html`<h1>Om oss</h1>
          <p>Vi er elleve fagfolk som har holdt kjøkken på Sørlandet varme siden 1998.</p>
          <p>Sertifiserte teknikere, lang erfaring og deler på lager.</p>`,
      ),
    ),
    '/kontakt': shown(
      page(
        'Kontakt | Storkjøkken Service Sør',
        html`<h1>Kontakt</h1>
          <p>Komfyrveien 5, 4631 Kristiansand</p>
          <p>Telefon 38 00 01 06</p>
          <p>Åpningstider: mandag til fredag kl. 07.30–15.30</p>`,
      ),
    ),
    '/robots.txt': told(`User-agent: *\nSitemap: https://${host}/sitemap.xml\n`),
    '/sitemap.xml': siteMap(host, ['/', '/tilbud', '/om', '/kontakt']),
    '/logo.svg': drawn(
      logo('Storkjøkken', {
        colour: '#ffd24a',
        mark: '<path d="M6 24h60v8H6zM12 34h48v26a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8zM30 8h12v12H30z"/>',
      }),
    ),
    '/bilder/ovn.jpg': drawn(
      photo({ width: 1300, height: 1300, colours: ['#e9efe9', '#8fa197'], shapes: oven }),
    ),
  },
};
