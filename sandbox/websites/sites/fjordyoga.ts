import { html, raw } from 'hono/html';

import { numbers } from '#sandbox/register/numbers.ts';
import { icon, logo, photo } from './drawing.ts';
import { drawn, shown, type Site, told } from './site.ts';

const host = 'fjordyoga.example';
const front = `https://${host}`;

const style = `body { margin: 0; font-family: 'Avenir Next', Avenir, 'Segoe UI', sans-serif; color: #24413a; background-color: #f4f7f2; }
  .bar { background-color: #2f6f5e; padding: 1rem 2rem; display: flex; gap: 1.5rem; } .bar a { color: #f4f7f2; }
  .cta { background-color: #e7b7a3; color: #24413a; padding: .8rem 1.4rem; border-radius: 2rem; }
  section { padding: 2rem; max-width: 52rem; } section img { max-width: 100%; height: auto; } .bar { align-items: center; } table { border-collapse: collapse; } td { padding: .4rem 1rem; border-bottom: 1px solid #2f6f5e; }
  .foot { background-color: #24413a; color: #f4f7f2; padding: 2rem; }`;

interface Head {
  title: string;
  path: string;
  about: string;
}

/** Tells of itself by Open Graph only. */
function page({ title, path, about }: Head, body: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${about}" />
        <meta property="og:site_name" content="Fjord Yoga" />
        <meta property="og:type" content="website" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${about}" />
        <meta property="og:url" content="${front}${path}" />
        <meta property="og:image" content="${front}/media/morning.jpg" />
        <meta property="og:locale" content="en_GB" />
        <link rel="canonical" href="${front}${path}" />
        <link rel="icon" type="image/png" href="/media/icon.png" />
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <div class="bar">
          <a href="/"><img src="/media/logo.svg" alt="Fjord Yoga logo" height="40" /></a>
          <a href="/classes">Classes</a> <a href="/prices">Prices</a> <a href="/about">About</a>
          <a href="/contact">Contact</a> <a class="cta" href="/contact">Book a class</a>
        </div>
        ${body}
        <div class="foot">
          <p>Fjord Yoga AS, Pustegata 12, 0556 Oslo, Norway</p>
          <p>Call us on +47 22 00 01 03 or write to hello@fjordyoga.example</p>
          <p>Company number ${numbers.fjordYoga} · We use cookies to remember your language.</p>
        </div>
      </body>
    </html>`;
}

const shapes =
  '<path d="M0 80c30-20 50 6 80-8s50-16 80 2v46H0z" fill="#5d8f86"/><path d="M0 96h160v24H0z" fill="#d9c6a5"/><g fill="#24413a"><circle cx="80" cy="40" r="8"/><path d="M72 50h16l4 26 22 14-4 6-30-8-30 8-4-6 22-14z"/></g>';

export const fjordYoga: Site = {
  host,
  answers: {
    '/': shown(
      page(
        {
          title: 'Fjord Yoga | Yoga in Oslo, in English',
          path: '/',
          about: 'A small yoga studio in Oslo where every class is taught in English. Beginners welcome.',
        },
        html`<section>
            <h1>Breathe out. You are in Oslo.</h1>
            <p>We are a small studio in Oslo where every class is taught in English.</p>
            <img src="/media/morning.jpg" alt="Morning practice by the fjord" width="1500" height="1000" />
          </section>
          <section>
            <h2>Why people stay</h2>
            <ul>
              <li>Never more than 14 people in a class</li>
              <li>Mats, blocks and tea included</li>
              <li>Cancel up to two hours before, free of charge</li>
            </ul>
          </section>
          <section>
            <h2>New here?</h2>
            <p>Intro offer: two weeks of unlimited yoga for 350 kr (usually 590 kr)</p>
            <a class="cta" href="/prices">See all prices</a>
          </section>`,
      ),
    ),
    '/classes': shown(
      page(
        { title: 'Classes | Fjord Yoga', path: '/classes', about: 'Gentle, strong and slow classes.' },
        html`<section>
          <h1>Classes</h1>
          <table>
            <tr>
              <td>Gentle morning</td>
              <td>Monday, Wednesday and Friday 07:00</td>
            </tr>
            <tr>
              <td>Strong flow</td>
              <td>Tuesday and Thursday 17:30</td>
            </tr>
            <tr>
              <td>Yin by candlelight</td>
              <td>Sunday 16:00</td>
            </tr>
          </table>
        </section>`,
      ),
    ),
    '/prices': shown(
      page(
        { title: 'Prices | Fjord Yoga', path: '/prices', about: 'What a class, a card or a month costs.' },
        html`<section>
          <h1>Prices</h1>
          <table>
            <tr>
              <td>Intro offer, two weeks</td>
              <td>350 kr (usually 590 kr)</td>
            </tr>
            <tr>
              <td>Drop-in class</td>
              <td>220 kr</td>
            </tr>
            <tr>
              <td>Ten-class card</td>
              <td>1,900 kr</td>
            </tr>
            <tr>
              <td>Monthly membership</td>
              <td>990 kr per month</td>
            </tr>
          </table>
          <p>All prices are in Norwegian kroner and include VAT.</p>
        </section>`,
      ),
    ),
    '/about': shown(
      page(
        { title: 'About | Fjord Yoga', path: '/about', about: 'Who we are.' },
        html`<section>
          <h1>About us</h1>
          <p>We opened in 2016 with six mats and a kettle, and we still know everybody by name.</p>
          <p>Come as you are. Nobody here minds stiff hamstrings.</p>
          <img src="/media/studio.jpg" alt="The studio with mats laid out" width="900" height="600" />
        </section>`,
      ),
    ),
    '/contact': shown(
      page(
        { title: 'Contact | Fjord Yoga', path: '/contact', about: 'Where to find us.' },
        html`<section>
          <h1>Contact</h1>
          <p>Pustegata 12, 0556 Oslo</p>
          <p>Phone: +47 22 00 01 03</p>
          <h2>Opening hours</h2>
          <p>Monday to Friday 06:30–20:30, Saturday and Sunday 09:00–17:00</p>
        </section>`,
      ),
    ),
    '/robots.txt': told('User-agent: *\nDisallow: /account\nCrawl-delay: 1\n'),
    '/media/logo.svg': drawn(
      logo('Fjord Yoga', {
        colour: '#f4f7f2',
        mark: '<path d="M4 60c16-30 26-30 32-8 6-22 16-22 32 8z"/><circle cx="36" cy="18" r="10"/>',
      }),
    ),
    '/media/icon.png': drawn(icon('#2f6f5e', '<path d="M2 20c5-12 8-12 10-4 2-8 5-8 10 4z"/>', 64)),
    '/media/morning.jpg': drawn(
      photo({ width: 1500, height: 1000, colours: ['#f7d9c4', '#9fc0b8'], shapes }),
    ),
    '/media/studio.jpg': drawn(photo({ width: 900, height: 600, colours: ['#eef2ea', '#b9c9bd'], shapes })),
  },
};
