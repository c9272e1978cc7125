import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { readJsonLd } from './json-ld.ts';
import { readMicrodata } from './microdata.ts';
import { clean, textOf, textsOf, thingsOf, withParts } from './things.ts';

test('a graph, lists and things within things are found, under short names', () => {
  const [graph] = readJsonLd([
    JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': ['https://schema.org/Plumber', 'schema:LocalBusiness'],
          name: ' Bergen  Rør &amp; Varme ',
        },
        {
          '@type': 'WebSite',
          publisher: { '@type': 'Organization', name: { '@value': 'X', '@language': 'nb' } },
        },
      ],
    }),
  ]);
  const [, firm, , publisher] = withParts([graph!]);
  expect(firm!.types).toEqual(['Plumber', 'LocalBusiness']);
  expect(textOf(firm!, 'name')).toBe('Bergen Rør & Varme');
  expect(textOf(publisher!, 'name')).toBe('X');
});

test('what is referred to is what is told elsewhere, also in a circle', () => {
  const things = readJsonLd([
    JSON.stringify([
      { '@id': '#firm', '@type': 'Organization', name: 'A', subjectOf: { '@id': '#page' } },
      { '@id': '#page', about: { '@id': '#firm' } },
    ]),
  ]);
  expect(thingsOf(things[1]!, 'about').map((firm) => textOf(firm, 'name'))).toEqual(['A']);
  expect(withParts(things)).toHaveLength(2);
});

test('what only nearly is JSON is read, and what is none is not', () => {
  const nearly = ['//<![CDATA[\n{"name":"A",}\n//]]>', '<!-- {"name":"B\nC"} -->', '{"name":"D"};'];
  expect(readJsonLd(nearly).map((thing) => textOf(thing, 'name'))).toEqual(['A', 'B C', 'D']);
  expect(readJsonLd(['{"name":', 'var a = 1', '"text"', 'null', ''])).toEqual([]);
});

test('a text is one line without markup, and nothing in it turns the order of its letters', () => {
  expect(clean(' <b>Bergen</b>\n Rør ')).toBe('Bergen Rør');
  expect(clean('\u202Ekr 1 un\u202C \u2067Tak\u2069\u200F\u061C sjekk\u00AD')).toBe('kr 1 un Tak sjekk');
});

test('nobody is kept busy by nesting', () => {
  const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
  expect(withParts(readJsonLd([deep])).length).toBeLessThan(100);
  expect(readJsonLd([`${'['.repeat(100_000)}${']'.repeat(100_000)}`])).toEqual([]);
  const wide = JSON.stringify(Array.from({ length: 5_000 }, () => ({ name: 'x' })));
  expect(readJsonLd([wide])).toHaveLength(2_000);
});

test('microdata is the same, with what is shown as its text', () => {
  const $ = load(`<div itemscope itemtype="https://schema.org/Bakery"><h1 itemprop="name">Solsiden</h1>
    <meta itemprop="priceRange" content="kr"><img itemprop="logo" src="/l.png"><a itemprop="url" href="/x">Her</a>
    <p itemprop="address" itemscope><span itemprop="addressLocality">Trondheim</span></p>
    <time itemprop="openingHours" datetime="Mo 07:00-17:00">mandag</time></div>`);
  const [bakery] = readMicrodata($);
  expect(bakery!.types).toEqual(['Bakery']);
  expect(['name', 'priceRange', 'logo', 'url', 'openingHours'].map((name) => textsOf(bakery!, name))).toEqual(
    [['Solsiden'], ['kr'], ['/l.png'], ['/x'], ['Mo 07:00-17:00']],
  );
  expect(thingsOf(bakery!, 'address').map((place) => textOf(place, 'addressLocality'))).toEqual([
    'Trondheim',
  ]);
});
