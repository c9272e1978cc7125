import { html } from 'hono/html';

import { moved, shown, type Site } from './site.ts';

/** Nothing is to be seen before one has signed in. */
export const minSide: Site = {
  host: 'minside.example',
  answers: {
    '/': moved('/logg-inn'),
    '/logg-inn': shown(
      html`<!doctype html>
        <html lang="nb">
          <head>
            <meta charset="utf-8" />
            <title>Logg inn</title>
          </head>
          <body>
            <h1>Logg inn på Min side</h1>
            <form method="post" action="/logg-inn">
              <label>E-post <input type="email" name="epost" autocomplete="username" /></label>
              <label>Passord <input type="password" name="passord" autocomplete="current-password" /></label>
              <button>Logg inn</button>
            </form>
            <a href="/logg-inn">Glemt passord?</a>
          </body>
        </html>`,
    ),
  },
};

/** The whole website is one document. */
export const menyKort: Site = {
  host: 'menykort.example',
  answers: {
    '/': () => new Response(menu(), { headers: { 'content-type': 'application/pdf' } }),
  },
};

/** One page with one line on it, as short as a PDF can be: https://www.iso.org/standard/75839.html */
function menu(): string {
  const text = 'BT /F 24 Tf 72 720 Td (Dagens fisk 289 kr) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, place) => {
    const at = pdf.length;
    pdf += `${place + 1} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`;
}
