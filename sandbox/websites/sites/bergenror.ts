import { html, raw } from 'hono/html';

import { numbers } from '#sandbox/register/numbers.ts';
import { icon, logo, photo } from './drawing.ts';
import { drawn, shown, type Site, siteMap, told } from './site.ts';

const host = 'bergenror.example';
const front = `https://${host}/`;

/** Everything about it stands in JSON-LD but the prices before; those stand in the text. */
const about = {
  '@context': 'https://schema.org',
  '@type': 'Plumber',
  '@id': `${front}#firma`,
  name: 'Bergen Rør & Varme',
  legalName: 'Bergen Rør & Varme AS',
  url: front,
  logo: `${front}logo.svg`,
  image: [`${front}bilder/bad.jpg`, `${front}bilder/varmepumpe.jpg`],
  telephone: '+47 55 00 01 01',
  email: 'post@bergenror.example',
  vatID: `NO${numbers.bergenRor}MVA`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Koppersmuget 7',
    postalCode: '5003',
    addressLocality: 'Bergen',
    addressCountry: 'NO',
  },
  openingHoursSpecification: [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:00',
      closes: '16:00',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '10:00', closes: '14:00' },
  ],
  makesOffer: [
    offer('Service på varmepumpe', '1990', 'Rens av filter og vifte, kontroll av trykk og en enkel rapport.'),
    offer('Bytte av blandebatteri', '1490', 'Ferdig montert, med nye pakninger. Batteriet velger du selv.'),
    offer('Rørinspeksjon med kamera', '2200', 'Vi filmer røret og viser deg hva vi finner.'),
  ],
};

function offer(name: string, price: string, description: string) {
  const itemOffered = { '@type': 'Service', name, description };
  return { '@type': 'Offer', name, price, priceCurrency: 'NOK', itemOffered };
}

const style = `:root { --fjord: #0b4f6c; --varme: #f2a541; }
  body { margin: 0; font: 17px/1.6 Lato, Arial, sans-serif; color: #1d2a30; background: #fff; }
  header, footer { background: var(--fjord); color: #fff; padding: 1rem 6vw; } header a, footer a { color: #fff; }
  .knapp { background: var(--varme); color: #1d2a30; padding: .7rem 1.2rem; border-radius: 4px; text-decoration: none; }
  main { padding: 2rem 6vw; max-width: 50rem; } header { display: flex; gap: 2rem; align-items: center; justify-content: space-between; }
  nav a { margin-right: 1rem; } .cookies { background: #eef3f5; padding: .3rem 6vw; } .tilbud { border-left: 6px solid var(--varme); padding-left: 1rem; } img { max-width: 100%; height: auto; }`;

function page(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | Bergen Rør &amp; Varme</title>
        <meta
          name="description"
          content="Rørlegger i Bergen. Fast pris før vi begynner, og på plass innen to timer ved lekkasje."
        />
        <meta name="theme-color" content="#0b4f6c" />
        <link rel="icon" href="/ikoner/draape.png" />
        <style>
          ${raw(style)}
        </style>
        ${raw(`<script type="application/ld+json">${JSON.stringify(about)}</script>`)}
      </head>
      <body>
        <div class="cookies" role="dialog" aria-label="Informasjonskapsler">
          <p>Vi bruker informasjonskapsler for å telle besøk. Du bestemmer selv.</p>
          <button>Godta alle</button> <button>Bare nødvendige</button>
        </div>
        <header>
          <a href="/"><img src="/logo.svg" alt="Bergen Rør &amp; Varme" height="56" /></a>
          <nav>
            <a href="/">Hjem</a> <a href="/tilbud">Tilbud</a> <a href="/priser">Priser</a>
            <a href="/om-oss">Om oss</a> <a href="/kontakt">Kontakt</a>
          </nav>
          <a class="knapp" href="tel:+4755000101">Ring 55 00 01 01</a>
        </header>
        <main>${body}</main>
        <footer>
          <p>Bergen Rør &amp; Varme AS · Koppersmuget 7, 5003 Bergen</p>
          <p>
            Org.nr. ${numbers.bergenRor} MVA ·
            <a href="mailto:post@bergenror.example">post@bergenror.example</a>
          </p>
          <p><a href="/personvern">Personvern</a> · © 2026 Bergen Rør &amp; Varme AS</p>
        </footer>
      </body>
    </html>`;
}

const winter = page(
  'Klar for vinteren',
  html`<h1>Er varmepumpen klar for vinteren?</h1>
    <p class="tilbud">Service på varmepumpe: Før 2 490 kr, nå 1 990 kr</p>
    <p>Vi kommer hjem til deg, renser filter og vifte og ser at trykket er som det skal.</p>
    <a class="knapp" href="/kontakt">Bestill tid</a>`,
);

const privacy = page(
  'Personvern',
  html`<h1>Personvern</h1>
    <p>Vi lagrer navn, adresse og telefonnummer så lenge vi trenger dem for å gjøre jobben du har bestilt.</p>
    <p>Spør oss på post@bergenror.example om hva vi har lagret om deg, så sletter vi det hvis du vil.</p>`,
);

const bath =
  '<g><path d="M0 84h160v36H0z" fill="#6f8791"/><path d="M24 70h96c0 22-8 34-24 34H48c-16 0-24-12-24-34z" fill="#f7fafb"/><path d="M20 64h104v8H20z" fill="#fff"/><path d="M108 64V28c0-12 18-12 18 0v6h-7v-5c0-3-4-3-4 0v35z" fill="#9aa9b0"/><circle cx="122" cy="46" r="3" fill="#7fc4e0"/><circle cx="122" cy="56" r="2" fill="#7fc4e0"/><path d="M12 12h44v30H12z" fill="#d5e6ec"/></g>';
const pump =
  '<g><path d="M0 90h160v30H0z" fill="#8a7a63"/><rect x="28" y="34" width="104" height="62" rx="5" fill="#eef1f2"/><circle cx="66" cy="65" r="25" fill="#c6d0d4"/><circle cx="66" cy="65" r="20" fill="#5f7178"/><path d="M66 46c6 8 6 11 0 19 10-2 14 0 18 8-9 1-13-1-18-8 2 9 0 13-8 17-2-9 0-13 8-17-9-1-13-5-13-13 7 0 11 4 13 13-2-8-2-12 0-19z" fill="#eef1f2"/><path d="M102 44h22v4h-22zm0 8h22v4h-22zm0 8h22v4h-22z" fill="#9fb0b6"/></g>';

export const bergenRor: Site = {
  host,
  answers: {
    '/': shown(
      page(
        'Rørlegger i Bergen',
        html`<h1>Rørlegger i Bergen, til avtalt tid og pris</h1>
          <p>Vi er åtte rørleggere som har holdt Bergen tørr og varm siden 2009.</p>
          <img
            src="/bilder/bad.jpg"
            alt="Nytt badekar og blandebatteri på et bad i Bergen"
            width="1600"
            height="1200"
          />
          <h2>Derfor velger folk oss</h2>
          <ul>
            <li>Fast pris, avtalt før vi begynner</li>
            <li>På plass innen to timer ved lekkasje</li>
            <li>Fem års garanti på arbeidet</li>
          </ul>
          <h2>Tilbud denne måneden</h2>
          <div class="tilbud">
            <h3>Service på varmepumpe</h3>
            <p>Rens av filter og vifte, kontroll av trykk og en enkel rapport.</p>
            <p>Før 2 490 kr, nå 1 990 kr</p>
            <a class="knapp" href="/tilbud">Se tilbudet</a>
          </div>
          <p>
            <img src="/ikoner/draape.png" alt="" width="48" height="48" /> Lekkasje? Ring oss, så kommer vi.
          </p>`,
      ),
    ),
    '/tilbud': shown(
      page(
        'Tilbud',
        html`<h1>Tilbud</h1>
          <div class="tilbud">
            <h2>Service på varmepumpe</h2>
            <p>Rens av filter og vifte, kontroll av trykk og en enkel rapport.</p>
            <p>Før 2 490 kr, nå 1 990 kr</p>
            <p>Gjelder ut desember 2026, i Bergen kommune.</p>
          </div>
          <img src="/bilder/varmepumpe.jpg" alt="Varmepumpe på en husvegg" width="1200" height="1200" />
          <div class="tilbud">
            <h2>Gratis befaring for nytt bad</h2>
            <p>Vi måler opp, tegner og gir deg en fast pris innen en uke.</p>
          </div>`,
      ),
    ),
    '/priser': shown(
      page(
        'Priser',
        html`<h1>Priser</h1>
          <p>Alle priser er med merverdiavgift og kjøring i Bergen.</p>
          <table>
            <tr>
              <th>Jobb</th>
              <th>Pris</th>
            </tr>
            <tr>
              <td>Bytte av blandebatteri</td>
              <td>1 490 kr</td>
            </tr>
            <tr>
              <td>Rørinspeksjon med kamera</td>
              <td>2 200 kr</td>
            </tr>
          </table>`,
      ),
    ),
    '/om-oss': shown(
      page(
        'Om oss',
        html`<h1>Om oss</h1>
          <p>Vi er åtte rørleggere som har holdt Bergen tørr og varm siden 2009.</p>
          <p>Hos oss får du et ærlig svar, en ryddig arbeidsplass og en pris som holder.</p>
          <img src="/bilder/folkene.jpg" alt="Folkene i verkstedet" width="480" height="320" />`,
      ),
    ),
    '/kontakt': shown(
      page(
        'Kontakt',
        html`<h1>Kontakt oss</h1>
          <p>Telefon: <a href="tel:+4755000101">55 00 01 01</a></p>
          <p>Besøk oss: Koppersmuget 7, 5003 Bergen</p>
          <h2>Åpningstider</h2>
          <p>Mandag–fredag 07.00–16.00, lørdag 10.00–14.00. Søndag stengt.</p>`,
      ),
    ),
    '/vinter': shown(winter),
    '/winter': shown(winter),
    '/personvern': shown(privacy),
    '/privacy': shown(privacy),
    '/robots.txt': told(`User-agent: *\nDisallow: /kurv\nSitemap: ${front}sitemap.xml\n`),
    '/sitemap.xml': siteMap(host, [
      '/',
      '/tilbud',
      '/priser',
      '/om-oss',
      '/kontakt',
      '/vinter',
      '/personvern',
    ]),
    '/logo.svg': drawn(
      logo('Bergen Rør & Varme', {
        colour: '#ffffff',
        mark: '<path d="M36 4c16 20 26 30 26 44a26 26 0 0 1-52 0C10 34 20 24 36 4z"/>',
      }),
    ),
    '/ikoner/draape.png': drawn(
      icon('#0b4f6c', '<path d="M12 2c5 7 8 10 8 14a8 8 0 0 1-16 0c0-4 3-7 8-14z"/>'),
    ),
    '/bilder/bad.jpg': drawn(
      photo({ width: 1600, height: 1200, colours: ['#dbe9ee', '#8fa8b1'], shapes: bath }),
    ),
    '/bilder/varmepumpe.jpg': drawn(
      photo({ width: 1200, height: 1200, colours: ['#e9d8c0', '#b5966c'], shapes: pump }),
    ),
    '/bilder/folkene.jpg': drawn(
      photo({ width: 480, height: 320, colours: ['#f2a541', '#0b4f6c'], shapes: pump }),
    ),
  },
};
