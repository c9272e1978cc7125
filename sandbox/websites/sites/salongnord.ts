import { numbers } from '#sandbox/register/numbers.ts';
import { drawn, shown, type Site } from './site.ts';
import { icon, inPixels, logo, photo } from './drawing.ts';
import { html } from 'hono/html';

/** As somebody's cousin made it in 2006: no language, no description, tables and line breaks, prices with a dash. */
function page(title: string, body: unknown) {
  return html`<html>
    <head>
      <meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
      <title>${title}</title>
    </head>
    <body bgcolor="#f3e9f1" text="#33202f" link="#8e2f6b">
      <table width="760" align="center" cellpadding="8">
        <tr bgcolor="#8e2f6b">
          <td>
            <a href="/"><img src="/grafikk/salongnord-logo.png" border="0" /></a>
          </td>
          <td bgcolor="#f3e9f1">
            <a href="/">Forside</a> | <a href="/priser.html">Priser</a> | <a href="/omoss.html">Om oss</a> |
            <a href="/kontakt.html">Kontakt</a>
          </td>
        </tr>
        <tr>
          <td colspan="2">${body}</td>
        </tr>
        <tr>
          <td colspan="2">
            <font size="1"
              >Salong Nord, Saksegata 9, 9008 Tromsø. Timebestilling 77 00 01 04. Org.nr.
              ${numbers.salongNord}.</font
            >
          </td>
        </tr>
      </table>
    </body>
  </html>`;
}

const scissors =
  '<rect width="160" height="120" fill="#8e2f6b" opacity=".25"/><g stroke="#33202f" stroke-width="5" fill="none"><circle cx="54" cy="84" r="12"/><circle cx="104" cy="84" r="12"/><path d="M60 74l38-50M98 74L60 24"/></g>';

export const salongNord: Site = {
  host: 'salongnord.example',
  answers: {
    '/': shown(
      page(
        'Salong Nord',
        html`<h2>Velkommen til Salong Nord i Tromsø</h2>
          Vi er tre frisører med fagbrev som klipper hele familien, midt i byen.<br /><br />
          <img src="/grafikk/salongen.jpg" width="700" /><br /><br />
          <b>Hvorfor oss?</b><br />
          Alltid gratis kaffe<br />
          Ingen timebestilling for barn<br />
          Veganske produkter<br /><br />
          <b>Åpningstider</b><br />
          Man-fre 9-17, tors 9-19, lør 10-14`,
      ),
    ),
    '/priser.html': shown(
      page(
        'Salong Nord - priser',
        html`<h2>Priser</h2>
          Dameklipp 690,-<br />
          Herreklipp 490,-<br />
          Barneklipp 350,-<br />
          Farge og klipp 1690,- (før 1990,-)<br />
          <br />
          Gavekort selges i salongen.`,
      ),
    ),
    '/omoss.html': shown(
      page(
        'Salong Nord - om oss',
        html`<h2>Om oss</h2>
          Grethe åpnet døra i 2018, og siden har det vært hår på gulvet hver dag unntatt søndag.<br /><br />
          Hos oss prater vi så mye eller så lite du vil.<br /><br />
          <img src="/grafikk/saks.png" width="32" height="32" />`,
      ),
    ),
    '/kontakt.html': shown(
      page(
        'Salong Nord - kontakt',
        html`<h2>Kontakt</h2>
          Saksegata 9, 9008 Tromsø<br />
          Telefon 77 00 01 04<br />
          Innehaver: Grethe`,
      ),
    ),
    '/grafikk/salongnord-logo.png': drawn(
      inPixels(
        logo('Salong Nord', {
          colour: '#f3e9f1',
          mark: '<circle cx="20" cy="54" r="12"/><circle cx="52" cy="54" r="12"/><path d="M24 44L50 4l5 3-24 42zM48 44L22 4l-5 3 24 42z"/>',
        }),
      ),
    ),
    '/grafikk/salongen.jpg': drawn(
      photo({ width: 1400, height: 1050, colours: ['#f7eef5', '#b98aa9'], shapes: scissors }),
    ),
    '/grafikk/saks.png': drawn(icon('#8e2f6b', '<circle cx="12" cy="12" r="8"/>', 32)),
  },
};
