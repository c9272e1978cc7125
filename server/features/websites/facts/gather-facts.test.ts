import { expect, test } from 'vitest';
import { gatherFacts } from './gather-facts.ts';

const front = `<!doctype html><html lang="nb"><head><title>Bergen Rør AS | Rørlegger i Bergen</title>
<meta name="description" content="Vi hjelper deg med bad, varme og lekkasjer i hele Bergen.">
<meta name="theme-color" content="#0b5fff">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Plumber","name":"Bergen Rør AS",
 "telephone":"+47 55 12 34 56","logo":"/logo.png","address":{"@type":"PostalAddress","streetAddress":"Strandgaten 1","postalCode":"5013","addressLocality":"Bergen"},
 "openingHoursSpecification":[{"dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday"],"opens":"07:00","closes":"16:00"},{"dayOfWeek":"https://schema.org/Saturday","opens":"10:00","closes":"14:00"}],
 "makesOffer":[{"@type":"Offer","itemOffered":{"@type":"Service","name":"Rørsjekk"},"price":"1990","priceCurrency":"NOK"}]}]}</script></head>
<body><header><a href="/"><img class="logo" src="/logo.png" alt="Bergen Rør"></a><nav><a href="/priser">Priser</a></nav></header>
<h1>Rørlegger i Bergen</h1><p>Vi kommer når du trenger oss, og vi rydder etter oss hos deg.</p>
<section><h2>Rørsjekk</h2><p>Vi går over hele anlegget i boligen din.</p><p>Før 2 490 kr, nå 1 990 kr</p></section>
<h2>Hvorfor velge oss</h2><ul><li>Fast pris før vi begynner</li><li>Sertifiserte rørleggere</li></ul>
<footer>Strandgaten 1, 5013 Bergen · Tlf. <a href="tel:+4755123456">55 12 34 56</a> · © 2026 Bergen Rør AS</footer></body></html>`;
const prices = `<html lang="nb"><body><h1>Priser</h1><table><tr><th>Tjeneste</th><th>Pris</th></tr><tr><td>Bytte av kran</td><td>1 450</td></tr><tr><td>Nytt toalett</td><td>fra 4 990 kr</td></tr></table></body></html>`;

test('a plain Norwegian firm is read as a careful person reads it', () => {
  const found = gatherFacts([
    { url: 'https://bergenror.example/', html: front },
    { url: 'https://bergenror.example/priser', html: prices },
  ]);
  expect(found).toMatchObject({
    businessName: { value: 'Bergen Rør AS' },
    language: { value: 'Norwegian' },
    place: { value: 'Bergen' },
    phone: { value: '55 12 34 56' },
    openingHours: { value: 'Mandag–fredag 07:00–16:00, lørdag 10:00–14:00' },
    about: { value: 'Vi hjelper deg med bad, varme og lekkasjer i hele Bergen.' },
    colours: { value: ['#0b5fff'], source: { words: 'theme-color #0b5fff' } },
    logo: { value: 'https://bergenror.example/logo.png' },
    offers: [
      { name: 'Rørsjekk', beforePriceMinor: 249_000, priceMinor: 199_000, currency: 'NOK' },
      { name: 'Bytte av kran', beforePriceMinor: null, priceMinor: 145_000, currency: 'NOK' },
      { name: 'Nytt toalett', beforePriceMinor: null, priceMinor: null, currency: null },
    ],
    sellingPoints: [{ value: 'Fast pris før vi begynner' }, { value: 'Sertifiserte rørleggere' }],
  });
});
