import { icon } from './drawing.ts';
import { drawn, shown, type Site, told } from './site.ts';
import { html } from 'hono/html';

/** Whoever runs no scripts sees nothing but the title. */
const shell = html`<!doctype html>
  <html lang="no">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Nordlys Bil</title>
      <link rel="icon" href="/favicon.png" />
      <script type="module" src="/assets/index-4f2a9c.js"></script>
    </head>
    <body>
      <noscript>Du må slå på JavaScript for å bruke denne siden.</noscript>
      <div id="root"></div>
    </body>
  </html>`;

const bundle = `const pages = {
  '/': ['Bilverksted i Bodø', 'EU-kontroll fra 690 kr', 'Dekkskift 590 kr', 'Lånebil er alltid inkludert'],
  '/verksted': ['Verkstedet', 'Vi reparerer alle merker', 'Service fra 2 990 kr'],
  '/kontakt': ['Kontakt', 'Drivakselveien 21, 8008 Bodø', '75 00 01 05', 'Mandag til fredag 8-16'],
};
const [title, ...lines] = pages[location.pathname] ?? pages['/'];
const root = document.getElementById('root');
root.innerHTML = '<nav><a href="/">Hjem</a> <a href="/verksted">Verksted</a> <a href="/kontakt">Kontakt</a></nav><h1></h1>';
root.querySelector('h1').textContent = title;
for (const line of lines) root.append(Object.assign(document.createElement('p'), { textContent: line }));
`;

export const nordlysBil: Site = {
  host: 'nordlysbil.example',
  answers: {
    '/': shown(shell),
    '/verksted': shown(shell),
    '/kontakt': shown(shell),
    '/assets/index-4f2a9c.js': told(bundle, 'text/javascript; charset=utf-8'),
    '/favicon.png': drawn(icon('#1fa37a', '<path d="M2 15h20l-3-7H6z"/>', 32)),
    '/robots.txt': told('User-agent: *\nDisallow:\n'),
  },
};
