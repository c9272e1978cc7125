import { html, raw } from 'hono/html';

import { numbers } from '#sandbox/register/numbers.ts';
import { logo, photo } from './drawing.ts';
import { drawn, shown, type Site, siteMap, told } from './site.ts';

const host = 'skitur.example';

const style = `body{margin:0;font:16px/1.6 "IBM Plex Sans",sans-serif;color:#0f2233;background:#f7fafc}
  header{background:#0f2233;padding:1rem 4vw}header a{color:#9bd3f0;margin-right:1rem}main,footer{padding:1.5rem 4vw;max-width:60rem}main img{max-width:100%;height:auto}footer{border-top:1px solid #9bd3f0}
  .btn{background:#ff6b35;color:#fff;padding:.6rem 1rem}table{width:100%}th{text-align:left;color:#ff6b35}`;

/** Every price stands there three times, in three currencies. */
function page(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title} – Skitur Guiding, Narvik</title>
        <meta
          name="description"
          content="Ski touring with certified guides in the mountains around Narvik."
        />
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>
          <a href="/"><img src="/img/logo.svg" alt="Skitur Guiding" /></a>
          <a href="/trips">Trips and prices</a><a href="/about">About us</a><a href="/contact">Contact</a>
        </header>
        <main>${body}</main>
        <footer>
          <p>Skitur Guiding AS · Brearmen 3, 8514 Narvik, Norway · Org. no. ${numbers.skitur}</p>
          <p>This site uses cookies. By browsing on you accept them.</p>
        </footer>
      </body>
    </html>`;
}

const trips = [
  ['Day tour above the fjord', 'Six hours, up to six people, all equipment included.', '1,950', '165', '180'],
  [
    'Three days, three summits',
    'Two nights in a cabin, dinner and breakfast included.',
    '7,900',
    '670',
    '730',
  ],
  ['Avalanche course', 'Two days outside, one evening of theory.', '3,400', '290', '315'],
] as const;

const mountains =
  '<path d="M0 96l34-58 20 30 26-52 34 60 18-24 28 46v22H0z" fill="#5b7f99"/><path d="M80 16l14 25-10-4-6 8-8-9zm-46 22l9 14-8-2-7 4z" fill="#fff"/><path d="M0 100c40-10 90 8 160-8v28H0z" fill="#eef5fa"/><path d="M60 104l24-6 40-2" stroke="#0f2233" stroke-width="1.5" fill="none"/>';

export const skitur: Site = {
  host,
  answers: {
    '/': shown(
      page(
        'Ski touring',
        html`<h1>Fjord below, snow above</h1>
          <p>We are three mountain guides who grew up under these peaks.</p>
          <img src="/img/ridge.jpg" alt="Skiers on a ridge above the fjord" width="2000" height="1125" />
          <h2>Why go with us</h2>
          <ul>
            <li>Certified mountain guides on every trip</li>
            <li>Never more than six guests for each guide</li>
            <li>Avalanche equipment included</li>
          </ul>
          <p>Day tour above the fjord: from NOK 1,950 (about €165 or $180) per person</p>
          <a class="btn" href="/trips">See all trips</a>`,
      ),
    ),
    '/trips': shown(
      page(
        'Trips and prices',
        html`<h1>Trips and prices</h1>
          <table>
            <tr>
              <th>Trip</th>
              <th>NOK</th>
              <th>EUR</th>
              <th>USD</th>
            </tr>
            ${trips.map(
              ([name, about, nok, eur, usd]) =>
                html`<tr>
                  <td>
                    ${name}<br />
                    <small>${about}</small>
                  </td>
                  <td>NOK ${nok}</td>
                  <td>€${eur}</td>
                  <td>$${usd}</td>
                </tr>`,
            )}
          </table>
          <p>You pay in Norwegian kroner. The other currencies are there to give you an idea.</p>`,
      ),
    ),
    '/about': shown(
      page(
        'About us',
        html`<h1>About us</h1>
          <p>We are three mountain guides who grew up under these peaks.</p>
          <p>Trained, certified, and patient with anybody who is on skins for the first time.</p>
          <img src="/img/hut.jpg" alt="The cabin" width="640" height="480" />`,
      ),
    ),
    '/contact': shown(
      page(
        'Contact',
        html`<h1>Contact</h1>
          <p>Call or text <a href="tel:+4776000111">+47 76 00 01 11</a></p>
          <p>Office hours: Monday–Friday 09:00–15:00, December to May</p>
          <p>Brearmen 3, 8514 Narvik</p>`,
      ),
    ),
    '/robots.txt': told(`User-agent: *\nDisallow: /book/\nSitemap: https://${host}/sitemap.xml\n`),
    '/sitemap.xml': siteMap(host, ['/', '/trips', '/about', '/contact']),
    '/img/logo.svg': drawn(
      logo('Skitur Guiding', { colour: '#9bd3f0', mark: '<path d="M2 64L30 8l14 26 8-12 18 42z"/>' }),
    ),
    '/img/ridge.jpg': drawn(
      photo({ width: 2000, height: 1125, colours: ['#bfe0f2', '#e9f3f9'], shapes: mountains }),
    ),
    '/img/hut.jpg': drawn(
      photo({ width: 640, height: 480, colours: ['#ffd9a8', '#7f9bb0'], shapes: mountains }),
    ),
  },
};
