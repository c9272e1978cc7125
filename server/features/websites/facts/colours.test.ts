import { webPage } from '#tests/web-page.ts';
import { expect, test } from 'vitest';
import { findColours } from './colours.ts';

const coloursOf = (head: string, body = '', css = '') =>
  findColours([webPage(body, { head })], { url: 'https://firm.no/style.css', text: css });

test('what the page calls its colour comes first, then what it names, then what it uses most', () => {
  const head = `<meta name="theme-color" content="#0B4F6C"><style>:root{--varme:rgb(242, 165, 65);--bs-blue:#0d6efd}
    .x{color:#c00} .y{border-color:#cc0000} .z{color:#00ff00}</style>`;
  expect(coloursOf(head)).toEqual({
    value: ['#0b4f6c', '#f2a541', '#cc0000'],
    source: { from: 'website', words: 'theme-color #0B4F6C', url: 'https://firm.no/' },
  });
});

test('a button and a heading show more than a border', () => {
  expect(coloursOf('<style>.btn{background:#e7b7a3} hr{color:#c00}</style>')?.value).toEqual(['#e7b7a3']);
});

test('the first stylesheet tells where the page itself does not', () => {
  const found = coloursOf('', '', 'header{background:#8e2f6b} @media print{h1{color:#00f}}');
  expect(found).toMatchObject({ value: ['#8e2f6b'], source: { url: 'https://firm.no/style.css' } });
});

test('old pages say it in attributes, and others in each element', () => {
  expect(coloursOf('', '<table bgcolor="#8e2f6b"><tr><td>x</td></tr></table>')?.value).toEqual(['#8e2f6b']);
  const twice = '<p style="color:#c00">a</p><p style="color:#c00">b</p>';
  expect(coloursOf('', twice)?.value).toEqual(['#cc0000']);
});

test.each(['#fff', '#000000', '#eee', 'rgba(10,20,200,.2)', 'red', 'url(#c00)', ''])(
  '%s is no colour of a firm',
  (value) => {
    expect(coloursOf(`<meta name="theme-color" content="${value}">`)).toBeUndefined();
  },
);

test('what everything stands on and is written in comes last, where it is a colour at all', () => {
  const style =
    '<style>body{background:#fff8ee;color:#3b2314} h1{color:#c8552b} p{color:#eeeeee} body{color:#1d2a30}</style>';
  expect(coloursOf(style)?.value).toEqual(['#c8552b', '#fff8ee', '#3b2314']);
});

test('those that look alike are one', () => {
  expect(coloursOf('<style>:root{--a:#cc0000;--b:#d00508;--c:#0000cc}</style>')?.value).toEqual([
    '#cc0000',
    '#0000cc',
  ]);
});
