import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

test('each block is a line, and a row of facts is one', () => {
  const html = `<nav><a href="/">Hjem</a><a href="/om">Om</a></nav><h1>Rør\u00adlegger <em>i Bergen</em></h1>Uten
    ramme<p>En<br>To<br><br>Tre</p><ul><li>Fire<ul><li>Fem</li></ul></li></ul>
    <table><tr><th>Jobb</th><td>Pris&nbsp;nå</td></tr></table><dl><dt>A</dt><dd>B</dd></dl>`;
  expect(linesOf(html)).toEqual([
    'Hjem Om',
    'Rørlegger i Bergen',
    'Uten ramme',
    'En',
    'To',
    'Tre',
    'Fire',
    'Fem',
    'Jobb Pris nå',
    'A',
    'B',
  ]);
});

test('a table that only lays the page out is no row', () => {
  const html = '<table><tr><td><h2>Meny</h2><p>Pizza</p></td><td><p>Kart</p></td></tr></table>';
  expect(linesOf(html)).toEqual(['Meny', 'Pizza', 'Kart']);
});

test('a price with small hundredths, and one that touches its name, are read as they are seen', () => {
  expect(
    linesOf('<p>Brød 39<sup>90</sup> kr</p><p><span>Dameklipp</span><b>kr 690</b></p><p><b>R</b>ør</p>'),
  ).toEqual(['Brød 39,90 kr', 'Dameklipp kr 690', 'Rør']);
});

test('of a page without end the beginning is read', () => {
  expect(linesOf('<p>a'.repeat(10_000))).toHaveLength(1_500);
  expect(linesOf(`<p>${'a'.repeat(3_000)}`.repeat(300)).join('').length).toBeLessThan(160_000);
});
