import { openWebsites } from '#server/gateways/websites/websites.ts';
import { expect, test } from 'vitest';
import { readStylesheet } from './read-stylesheet.ts';

const asked: string[] = [];
const websites = openWebsites({
  aboutUrl: 'https://adfjord.test/privacy',
  ask: async ({ href }) => {
    asked.push(href);
    return {
      status: /missing|robots/.test(href) ? 404 : 200,
      header: (name) => (name === 'content-type' ? 'text/css; charset=utf-8' : undefined),
      cookies: [],
      body: (async function* () {
        yield Buffer.from('h1{color:#c8552b}');
      })(),
      close: () => undefined,
    };
  },
});
const { signal } = new AbortController();
const read = (head: string) =>
  readStylesheet(websites.openFiles(signal), { url: 'https://firm.no/om/', html: head });

test('the first stylesheet of the firm’s own is read, and not those that are everybody’s', async () => {
  const links = [
    'https://fonts.example/css?family=Lato',
    '/wp-includes/css/dist/block-library/style.css',
    'tema.css',
    'b.css',
  ];
  const head = links.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  expect(await read(head)).toEqual({ url: 'https://firm.no/om/tema.css', text: 'h1{color:#c8552b}' });
  expect(asked).toEqual(['https://firm.no/robots.txt', 'https://firm.no/om/tema.css']);
});

test('without one, or one that is missing, there is none', async () => {
  expect(await read('<style>h1{color:red}</style>')).toBeUndefined();
  expect(await read('<link rel="stylesheet" href="/missing.css">')).toBeUndefined();
});
