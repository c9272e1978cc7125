import { jsonLd, webPage } from '#tests/web-page.ts';
import { expect, test } from 'vitest';
import { findOpeningHours } from './opening-hours.ts';

const hoursOf = (body: string, head = '', language = 'Norwegian') =>
  findOpeningHours([webPage(body, { head })], language)?.value;

test.each([
  ['<p>Mandag–fredag 07.00–16.00, lørdag 10.00–14.00.</p>', 'Mandag–fredag 07.00–16.00, lørdag 10.00–14.00'],
  ['<p>Åpent hverdager kl. 9-17</p>', 'hverdager kl. 9-17'],
  [
    '<p>Man - tors: 08:00 til 20:00</p><p>Fre: 08:00 til 16:00</p>',
    'Man - tors: 08:00 til 20:00, Fre: 08:00 til 16:00',
  ],
  [
    '<table><tr><td>Mandag</td><td>10–17</td></tr><tr><td>Søndag</td><td>Stengt</td></tr></table>',
    'Mandag 10–17, Søndag Stengt',
  ],
  ['<dl><dt>Mandag:</dt><dd>10–17</dd><dt>Tirsdag:</dt><dd>10–19</dd></dl>', 'Mandag 10–17, Tirsdag 10–19'],
  [
    '<p>Open Monday to Friday 9am–5.30pm, Saturdays 10am to 2pm</p>',
    'Monday to Friday 9am–5.30pm, Saturdays 10am to 2pm',
  ],
  ['<h3>Opening hours</h3><p>Daily 24 hours</p>', 'Daily 24 hours'],
  [
    '<p>Torget 4, 3017 Drammen. Åpent man-tors 08-20 | fre 08-15 (resepsjonen til 14)</p>',
    'man-tors 08-20 | fre 08-15',
  ],
  [
    '<div><p>Mandag – onsdag</p><p>Torsdag</p></div><div><p>10 – 17</p><p>10 – 18</p></div>',
    'Mandag – onsdag 10 – 17, Torsdag 10 – 18',
  ],
  [
    '<p>Office hours: Monday–Friday 09:00–15:00, December to May</p>',
    'Monday–Friday 09:00–15:00, December to May',
  ],
])('%s', (body, hours) => expect(hoursOf(body)).toBe(hours));

test.each([
  '<p>Kundeservice: mandag–fredag 9–15</p>',
  '<p>Julaften: onsdag 10–13</p>',
  '<p>Mandag 17:00–18:00 Hatha yoga</p>',
  '<p>Døgnåpent for medlemmer alle dager 05–24</p>',
  '<div><p>Mandag</p><p>Tirsdag</p></div><div><p>10 – 17</p></div>',
  '<p>Butikken stengte for godt lørdag 30. mai</p>',
  '<p>Mandag til fredag</p>',
  '<p>Leveres på 2–3 dager</p>',
  '<p>Konsert fredag kl. 20–23 med storbandet fra Voss og venner</p>',
])('%s tells no opening hours', (body) => expect(hoursOf(body)).toBeUndefined());

test('hours below a heading go before others', () => {
  const body = '<p>Søndag 11–14</p><p>x</p><p>y</p><h2>Åpningstider</h2><p>Mandag–lørdag 10–18</p>';
  expect(hoursOf(body)).toBe('Mandag–lørdag 10–18');
});

test('what only machines are told is told back in the language of the page', () => {
  const specification = (days: string[], opens: string, closes: string) => ({
    dayOfWeek: days,
    opens,
    closes,
  });
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'http://schema.org/Friday'];
  const head = jsonLd({
    '@type': 'Store',
    name: 'X',
    address: 'Y',
    openingHoursSpecification: [
      specification(week, '09:00:00', '17:00'),
      specification(['Saturday'], '10:00', '14:00'),
      {
        dayOfWeek: 'Sunday',
        opens: '12:00',
        closes: '15:00',
        validFrom: '2026-12-01',
        validThrough: '2026-12-24',
      },
    ],
  });
  expect(hoursOf('', head)).toBe('Mandag–fredag 09:00–17:00, lørdag 10:00–14:00');
  expect(hoursOf('', head, 'English')).toBe('Monday–Friday 09:00–17:00, Saturday 10:00–14:00');
  const short = jsonLd({
    '@type': 'LocalBusiness',
    name: 'X',
    openingHours: ['Mo-We,Fr 08:00-16:00', 'Sa 10:00-14:00'],
  });
  expect(hoursOf('', short)).toBe('Mandag–onsdag 08:00–16:00, fredag 08:00–16:00, lørdag 10:00–14:00');
});
