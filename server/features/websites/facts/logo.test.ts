import { jsonLd, webPage } from '#tests/web-page.ts';
import { expect, test } from 'vitest';
import { findLogo } from './logo.ts';

const logoOf = (body: string, head = '') =>
  findLogo([webPage(body, { head, url: 'https://firm.no/no/' })])?.value;
const icon = '<link rel="icon" href="/favicon.ico">';

test.each([
  ['', jsonLd({ '@type': 'Organization', name: 'X', logo: '/a.png' }), 'https://firm.no/a.png'],
  [
    '',
    jsonLd({ '@type': 'Organization', name: 'X', logo: { '@type': 'ImageObject', url: '/b.png' } }),
    'https://firm.no/b.png',
  ],
  ['<header><img class="site-logo" src="c.png"></header>', icon, 'https://firm.no/no/c.png'],
  ['<div id="logo"><a href="/no/"><img src="/d.png"></a></div>', icon, 'https://firm.no/d.png'],
  ['<a href="https://firm.no/"><img src="/e.png" alt="Firma"></a>', icon, 'https://firm.no/e.png'],
  [
    '<header><img alt="Logo" src="data:image/gif;base64,R0" data-src="/f.png"></header>',
    icon,
    'https://firm.no/f.png',
  ],
  ['<p>Hei</p>', icon, undefined],
  ['<p>Hei</p>', `${icon}<link rel="apple-touch-icon" href="/touch.png">`, 'https://firm.no/touch.png'],
])('%s %s', (body, head, logo) => expect(logoOf(body, head)).toBe(logo));

test.each([
  '<main><section><h2>Vi samarbeider med</h2><img class="logo" src="/partner-logo.png"></section></main>',
  '<footer><img src="/sertifisert-logo.png" alt="Sertifisert"></footer>',
  '<a href="https://facebook.com/"><img src="/fb-logo.png"></a>',
  '<header><img class="logo" src="javascript:alert(1)"></header>',
])('%s is the logo of somebody else, or none', (body) => expect(logoOf(body)).toBeUndefined());
