import { html, raw } from 'hono/html';

import { numbers } from '#sandbox/register/numbers.ts';
import { icon, inPixels, logo, photo } from './drawing.ts';
import { drawn, shown, type Site, siteMap, told } from './site.ts';

const host = 'solsidenbakeri.example';

const style = `body { margin: 0; background: #fff8ee; color: #3b2314; font-family: Georgia, 'Times New Roman', serif; }
  .topp { background: #fff8ee; border-bottom: 4px solid #c8552b; text-align: center; padding: 1rem; }
  .topp a { color: #c8552b; margin: 0 .6rem; } h1, h2 { color: #c8552b; font-weight: 400; }
  .innhold { max-width: 60rem; margin: auto; padding: 1rem; } .vare { display: flex; gap: 1rem; justify-content: space-between; border-bottom: 1px dotted #c8552b; }
  .bunn { background: #3b2314; color: #fff8ee; padding: 1.5rem; } img { max-width: 100%; }`;

/** What a search engine is told stands as microdata round what people read. */
function page(title: string, body: unknown) {
  return html`<!DOCTYPE html>
    <html lang="no">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width" />
        <link rel="shortcut icon" href="/favicon.png" />
        <style>
          ${raw(style)}
        </style>
      </head>
      <body itemscope itemtype="https://schema.org/Bakery">
        <meta itemprop="priceRange" content="kr" />
        <div class="topp">
          <a href="/"><img itemprop="logo" src="/logo.png" alt="Solsiden Bakeri" height="80" /></a>
          <div>
            <a href="/">Forsiden</a><a href="/bakervarer">Bakervarer og priser</a><a href="/om">Om bakeriet</a
            ><a href="/finn-oss">Finn oss</a>
          </div>
        </div>
        <div class="innhold">${body}</div>
        <div class="bunn">
          <p>
            <span itemprop="name">Solsiden Bakeri</span>,
            <span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"
              ><span itemprop="streetAddress">Surdeigsgata 4</span>,
              <span itemprop="postalCode">7014</span>
              <span itemprop="addressLocality">Trondheim</span></span
            >
          </p>
          <p>Telefon <span itemprop="telephone">73 00 01 02</span> · hei@solsidenbakeri.example</p>
          <p>
            <time itemprop="openingHours" datetime="Tu-Fr 07:00-17:00">Tirsdag til fredag 7–17</time>,
            <time itemprop="openingHours" datetime="Sa 08:00-15:00">lørdag 8–15</time>. Mandag og søndag sover
            vi.
          </p>
          <p>Solsiden Bakeri AS, org.nr ${spaced(numbers.solsidenBakeri)}</p>
          <p>Siden bruker informasjonskapsler. <a href="/om#kapsler">Les mer</a></p>
        </div>
      </body>
    </html>`;
}

interface Ware {
  name: string;
  about: string;
  price: string;
  said: string;
}

function ware({ name, about, price, said }: Ware) {
  return html`<div class="vare" itemprop="makesOffer" itemscope itemtype="https://schema.org/Offer">
    <div itemprop="itemOffered" itemscope itemtype="https://schema.org/Product">
      <h3 itemprop="name">${name}</h3>
      <p itemprop="description">${about}</p>
    </div>
    <p>
      <meta itemprop="priceCurrency" content="NOK" /><span itemprop="price" content="${price}">${said}</span>
    </p>
  </div>`;
}

/** As people write the number of a firm. */
function spaced(number: string): string {
  return number.replace(/(...)(...)(...)/, '$1 $2 $3');
}

const breakfast: Ware = {
  name: 'Frokostposen',
  about: 'Et surdeigsbrød, fire rundstykker og syltetøy, klar til henting fra klokken 7.',
  price: '199',
  said: 'Før 249 kr, nå 199 kr',
};
const wares: Ware[] = [
  breakfast,
  {
    name: 'Strandbrød',
    about: 'Surdeigsbrød av hvete og rug, hevet i 24 timer.',
    price: '79',
    said: '79 kr',
  },
  { name: 'Kanelbolle', about: 'Med smør, kanel og perlesukker.', price: '42', said: '42 kr' },
  {
    name: 'Bursdagskake til tolv',
    about: 'Marsipan eller sjokolade, bestilles to dager før.',
    price: '590',
    said: '590 kr',
  },
];

const bread =
  '<path d="M0 86h160v34H0z" fill="#7a4a26"/><ellipse cx="78" cy="74" rx="56" ry="28" fill="#b5713a"/><ellipse cx="78" cy="68" rx="52" ry="22" fill="#d99a56"/><path d="M46 60c10-4 14 6 10 16m12-20c10-4 14 6 10 18m12-18c10-2 13 7 9 17" stroke="#fbe3bd" stroke-width="4" fill="none" stroke-linecap="round"/>';
const bun =
  '<path d="M0 92h160v28H0z" fill="#c9b08c"/><circle cx="80" cy="66" r="38" fill="#c27f40"/><path d="M80 66c0-8 12-8 12 2s-16 14-24 4 0-30 16-28 28 20 18 34-38 16-46 0" stroke="#6d3a17" stroke-width="5" fill="none"/><g fill="#fff"><circle cx="64" cy="48" r="2"/><circle cx="94" cy="52" r="2"/><circle cx="88" cy="84" r="2"/><circle cx="62" cy="76" r="2"/></g>';

export const solsidenBakeri: Site = {
  host,
  answers: {
    '/': shown(
      page(
        'Solsiden Bakeri – nybakt i Trondheim',
        html`<h1>Nybakt, hver morgen</h1>
          <img itemprop="image" src="/foto/strandbrod.jpg" alt="Strandbrød rett fra ovnen" />
          <p>Vi er et lite familiebakeri på Solsiden i Trondheim, og vi starter når byen sover.</p>
          <ul>
            <li>Bakt samme morgen</li>
            <li>Surdeig som hever i 24 timer</li>
            <li>Glutenfritt hver torsdag</li>
          </ul>
          <h2>Ukens tilbud</h2>
          ${ware(breakfast)}`,
      ),
    ),
    '/bakervarer': shown(
      page(
        'Bakervarer og priser – Solsiden Bakeri',
        html`<h1>Bakervarer og priser</h1>
          ${wares.map(ware)}
          <img src="/foto/kanelbolle.jpg" alt="Kanelbolle med perlesukker" />`,
      ),
    ),
    '/om': shown(
      page(
        'Om bakeriet – Solsiden Bakeri',
        html`<h1>Om bakeriet</h1>
          <p>Det lukter smør og kardemomme her fra klokken fire om natten.</p>
          <p>Vi er et lite familiebakeri på Solsiden i Trondheim, og vi starter når byen sover.</p>
          <p>
            Stikk innom for en kopp kaffe, da vel! Bestemors oppskrift på kanelboller er fremdeles den beste
            vi vet.
          </p>
          <h2 id="kapsler">Informasjonskapsler</h2>
          <p>Vi teller besøk, og det er alt.</p>`,
      ),
    ),
    '/finn-oss': shown(
      page(
        'Finn oss – Solsiden Bakeri',
        html`<h1>Finn oss</h1>
          <p>Surdeigsgata 4, 7014 Trondheim. Ring 73 00 01 02, eller bank på vinduet.</p>`,
      ),
    ),
    '/robots.txt': told('User-agent: *\nAllow: /\n'),
    '/sitemap.xml': siteMap(host, ['/', '/bakervarer', '/om', '/finn-oss']),
    '/logo.png': drawn(
      inPixels(
        logo('Solsiden Bakeri', {
          colour: '#c8552b',
          mark: '<circle cx="36" cy="36" r="18"/><path d="M34 2h4v12h-4zm0 56h4v12h-4zM2 34h12v4H2zm56 0h12v4H58z"/>',
        }),
      ),
    ),
    '/favicon.png': drawn(icon('#c8552b', '<circle cx="12" cy="12" r="9"/>', 32)),
    '/foto/strandbrod.jpg': drawn(
      photo({ width: 1920, height: 1280, colours: ['#f6e3c5', '#a9764a'], shapes: bread }),
    ),
    '/foto/kanelbolle.jpg': drawn(
      photo({ width: 1080, height: 1350, colours: ['#fdf3e1', '#d8b88c'], shapes: bun }),
    ),
  },
};
