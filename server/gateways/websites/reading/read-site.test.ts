import { expect, test } from 'vitest';
import type { Ask } from '../../visits/answer.ts';
import { refuseOddAddress } from '../../visits/ask-publicly.ts';
import { NotVisited } from '../../visits/not-visited.ts';
import { openWebsites } from '../websites.ts';
import type { SiteStep } from './site-step.ts';

type Reply = [status: number, body?: string | Buffer, headers?: Record<string, string>];

/** A small web: what each address answers; all else is not found. */
function webOf(answers: Record<string, Reply | Error>) {
  const asked: string[] = [];
  const rests: number[] = [];
  const ask: Ask = async (url) => {
    refuseOddAddress(url);
    asked.push(url.href);
    const answer = answers[url.href] ?? [404];
    if (answer instanceof Error) throw answer;
    const [status, body = '', headers = {}] = answer;
    return {
      status,
      header: (name) => ({ 'content-type': 'text/html', ...headers })[name],
      cookies: [],
      body: (async function* () {
        yield Buffer.from(body);
      })(),
      close: () => undefined,
    };
  };
  const pause = async (ms: number) => void rests.push(ms);
  const websites = openWebsites({ aboutUrl: 'https://adfjord.test/privacy', ask, pause });
  async function read(address: string, stop = new AbortController()): Promise<SiteStep[]> {
    const steps: SiteStep[] = [];
    for await (const step of websites.readSite(address, { signal: stop.signal, mostPages: 10 })) {
      steps.push(step);
      if (step.type === 'reading' && step.url.endsWith('/stop')) stop.abort();
    }
    return steps;
  }
  return { asked, rests, read, websites };
}

const site = 'https://bakery.example';
const page = (body: string) => `<!doctype html><html lang="nb"><body>${body}</body></html>`;
const problem = (name: string) => [{ type: 'failed', problem: name }];

test('the front page is read, then those that matter, one after the other and with a rest', async () => {
  const links = [
    '/om-oss',
    '/tilbud',
    '/blogg/rugbrod',
    '/kontakt#kart',
    '/priser',
    'https://other.example/tilbud',
  ];
  const { read, asked, rests } = webOf({
    [`${site}/`]: [200, page(links.map((link) => `<a href="${link}">Les mer</a>`).join(''))],
    [`${site}/tilbud`]: [200, page('To for én')],
    [`${site}/priser`]: [410],
    [`${site}/om-oss`]: [302, '', { location: '/' }],
    [`${site}/kontakt`]: [302, '', { location: 'https://maps.example/bakery' }],
  });
  const steps = await read(`${site}/`);
  const urls = [`${site}/`, `${site}/tilbud`, `${site}/priser`, `${site}/kontakt`, `${site}/om-oss`];
  expect(steps[0]).toEqual({ type: 'planned', urls });
  expect(steps.filter(({ type }) => type === 'reading')).toEqual(
    urls.map((url) => ({ type: 'reading', url })),
  );
  expect(steps.filter(({ type }) => type !== 'reading').slice(1)).toMatchObject([
    { type: 'read', url: `${site}/`, isWhole: true },
    { type: 'read', url: `${site}/tilbud`, html: page('To for én') },
    { type: 'skipped', url: `${site}/priser`, because: 'not-found' },
    { type: 'skipped', url: `${site}/kontakt`, because: 'elsewhere' },
    { type: 'skipped', url: `${site}/om-oss`, because: 'elsewhere' },
  ]);
  expect(asked).toEqual([
    `${site}/robots.txt`,
    `${site}/`,
    `${site}/sitemap.xml`,
    ...urls.slice(1),
    `${site}/`,
  ]);
  expect(rests).toEqual([300, 300, 300, 300, 300]);
});

test('where the page leads to little, the sitemap is asked, and a list of lists for its pages', async () => {
  const { read } = webOf({
    [`${site}/robots.txt`]: [200, 'Sitemap: https://bakery.example/list.xml'],
    [`${site}/`]: [200, page('<p>Brød</p>')],
    [`${site}/list.xml`]: [
      200,
      `<sitemapindex><loc>${site}/posts.xml</loc><loc>${site}/pages.xml</loc></sitemapindex>`,
    ],
    [`${site}/pages.xml`]: [
      200,
      `<urlset><loc>${site}/hei</loc><loc> ${site}/priser?a=1&amp;b=2 </loc></urlset>`,
    ],
  });
  expect((await read(`${site}/`))[0]).toEqual({
    type: 'planned',
    urls: [`${site}/`, `${site}/priser?a=1&b=2`],
  });
});

test('what robots.txt forbids is left alone, as is all of a website that cannot tell', async () => {
  const front: Reply = [200, page('<a href="/priser">Priser</a><a href="/tilbud">Tilbud</a>')];
  const some = webOf({
    [`${site}/robots.txt`]: [200, 'User-agent: *\nDisallow: /priser\nCrawl-delay: 2'],
    [`${site}/`]: front,
  });
  expect(await some.read(`${site}/`)).toContainEqual({
    type: 'skipped',
    url: `${site}/priser`,
    because: 'robots',
  });
  expect(some.asked).not.toContain(`${site}/priser`);
  expect(new Set(some.rests)).toEqual(new Set([2000]));
  const us = webOf({
    [`${site}/robots.txt`]: [200, '\uFEFFUser-agent: adfjord\nDisallow: /\n\nUser-agent: *\nAllow: /'],
    [`${site}/`]: front,
  });
  expect(await us.read(`${site}/`)).toEqual(problem('robots'));
  expect(us.asked).toEqual([`${site}/robots.txt`]);
  const broken = webOf({ [`${site}/robots.txt`]: [503], [`${site}/`]: front });
  expect(await broken.read(`${site}/`)).toEqual(problem('server-error'));
  expect(broken.asked).toEqual([`${site}/robots.txt`]);
});

test('a website with www is asked for its own robots.txt', async () => {
  const { read, asked } = webOf({
    [`${site}/`]: [301, '', { location: 'https://www.bakery.example/' }],
    ['https://www.bakery.example/robots.txt']: [200, 'User-agent: *\nDisallow: /'],
  });
  expect(await read(`${site}/`)).toEqual(problem('robots'));
  expect(asked.at(-1)).toBe('https://www.bakery.example/robots.txt');
});

test('a small website without a certificate is read as it is', async () => {
  const { read } = webOf({
    [`${site}/robots.txt`]: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
    ['http://bakery.example/']: [200, page('Brød')],
  });
  expect(await read(`${site}/`)).toContainEqual({
    type: 'read',
    url: 'http://bakery.example/',
    html: page('Brød'),
    isWhole: true,
  });
});

test('one that has its name only with www is found, and one that sends visitors on from within is followed', async () => {
  const www = webOf({
    [`${site}/robots.txt`]: new NotVisited('no-server', 'bakery.example'),
    'https://www.bakery.example/': [200, page('Brød')],
  });
  expect(await www.read(`${site}/`)).toContainEqual(
    expect.objectContaining({ type: 'read', url: 'https://www.bakery.example/' }),
  );
  const refresh = (to: string) => page(`<meta http-equiv="Refresh" content="0; URL='${to}'">`);
  const sent = webOf({ [`${site}/`]: [200, refresh('/no/')], [`${site}/no/`]: [200, page('Brød')] });
  expect((await sent.read(`${site}/`))[0]).toEqual({ type: 'planned', urls: [`${site}/no/`] });
  const inside = webOf({
    [`${site}/`]: [200, refresh('http://10.0.0.5/')],
    'http://10.0.0.5/robots.txt': new NotVisited('private-network'),
    'http://10.0.0.5/': new NotVisited('private-network'),
  });
  expect(await inside.read(`${site}/`)).toEqual(problem('private-network'));
});

test.each<[string, Reply | Error]>([
  ['no-server', new NotVisited('no-server', 'bakery.example')],
  ['private-network', new NotVisited('private-network')],
  ['private-network', [302, '', { location: 'http://10.0.0.5/' }]],
  ['endless', [302, '', { location: '/' }]],
  ['no-page', [302, '', { location: 'mailto:post@bakery.example' }]],
  ['no-answer', Object.assign(new Error('cut'), { code: 'ECONNRESET' })],
  ['insecure', Object.assign(new Error('over'), { code: 'CERT_HAS_EXPIRED' })],
  ['slow', new DOMException('late', 'TimeoutError')],
  ['not-found', [404]],
  ['login', [401]],
  ['refused', [403]],
  ['server-error', [500]],
  ['pdf', [200, '', { 'content-type': 'application/pdf' }]],
  ['pdf', [200, '%PDF-1.7', { 'content-type': 'text/html' }]],
  ['no-page', [200, '{}', { 'content-type': 'application/json' }]],
  ['no-page', [200, 'Hei!', { 'content-type': 'text/plain' }]],
  ['no-page', [200, '']],
  ['no-page', [200, '<div>'.repeat(2000)]],
  ['too-large', [200, page(`<script>${'a'.repeat(4_000_000)}</script>Brød`)]],
])('a website that cannot be read is told: %s', async (name, answer) => {
  const inside = new NotVisited('private-network');
  const { read } = webOf({
    [`${site}/`]: answer,
    'http://10.0.0.5/robots.txt': inside,
    'http://10.0.0.5/': inside,
  });
  expect(await read(`${site}/`)).toEqual(problem(name));
});

test('of a page that never ends the beginning is read', async () => {
  const { read } = webOf({ [`${site}/`]: [200, page('Brød og boller hver dag. '.repeat(200_000))] });
  const [, , front] = await read(`${site}/`);
  expect(front).toMatchObject({ type: 'read', isWhole: false });
});

test('what is embedded in a page is not kept, and of many elements no more than anybody reads', async () => {
  const drawing = `<svg class="a">${'<path d="M0 0"/>'.repeat(600)}</svg>`;
  const picture = `<img src="data:image/png;base64,${'A'.repeat(200)}">`;
  const { read } = webOf({ [`${site}/`]: [200, page(`<p>Brød</p>${drawing}${picture}<p>Boller</p>`)] });
  expect((await read(`${site}/`)).at(-1)).toMatchObject({
    html: page('<p>Brød</p> <img src="data:,"><p>Boller</p>'),
    isWhole: true,
  });
  const { read: readLong } = webOf({ [`${site}/`]: [200, page('<b>a</b>'.repeat(20_000))] });
  expect((await readLong(`${site}/`)).at(-1)).toMatchObject({ isWhole: false });
});

test('of a page made to choke a parser, what stands before is read', async () => {
  const attributes = Array.from({ length: 60_000 }, (_, place) => `a${place}='>'`).join(' ');
  for (const choking of [`<p ${attributes}>Boller</p>`, '<a b="'.repeat(9_000), `</p/${attributes}>`]) {
    const { read } = webOf({ [`${site}/`]: [200, page(`<p>Brød</p>${choking}`)] });
    const { html, isWhole } = (await read(`${site}/`)).at(-1) as { html: string; isWhole: boolean };
    expect([html.includes('Brød'), html.includes('Boller'), isWhole]).toEqual([true, false, false]);
    expect(html.length).toBeLessThan(page('<a b="'.repeat(1_000)).length);
  }
  const honest = `<p ${Array.from({ length: 300 }, (_, place) => `data-a${place}="x > y"`).join(' ')}>Boller</p>`;
  const { read } = webOf({ [`${site}/`]: [200, page(honest.repeat(20))] });
  expect((await read(`${site}/`)).at(-1)).toMatchObject({ html: page(honest.repeat(20)), isWhole: true });
});

test('nobody signs in with a name that stands in a link', async () => {
  const links = `<a href="https://kari:hemmelig@bakery.example/priser">Priser</a><a href="/kontakt">Kontakt</a>`;
  const { read } = webOf({ [`${site}/`]: [200, page(links)] });
  expect((await read(`${site}/`))[0]).toEqual({ type: 'planned', urls: [`${site}/`, `${site}/kontakt`] });
});

test('whoever stops is not kept waiting', async () => {
  const { read, asked } = webOf({
    [`${site}/`]: [200, page('<a href="/priser/stop">Priser</a><a href="/kontakt">Kontakt</a>')],
  });
  const steps = await read(`${site}/`);
  expect(steps.at(-1)).toEqual({ type: 'reading', url: `${site}/priser/stop` });
  expect(asked).not.toContain(`${site}/kontakt`);
});

test('a file arrives with where it lies, and what is too large, missing, forbidden or inside does not', async () => {
  const { websites, asked, rests } = webOf({
    [`${site}/robots.txt`]: [200, 'User-agent: *\nDisallow: /private'],
    [`${site}/private/a.png`]: [200, 'a'],
    [`${site}/led.png`]: [302, '', { location: '/private/a.png' }],
    [`${site}/old.png`]: [302, '', { location: '/new.png' }],
    [`${site}/new.png`]: [200, Buffer.from([0, 255]), { 'content-type': 'image/png' }],
    [`${site}/inside.png`]: new NotVisited('private-network'),
  });
  const fetchFile = websites.openFiles(new AbortController().signal);
  const fetch = (path: string, mostBytes = 10) => fetchFile(`${site}/${path}`, mostBytes);
  expect(await fetch('old.png')).toEqual({
    url: `${site}/new.png`,
    contentType: 'image/png',
    bytes: Buffer.from([0, 255]),
  });
  expect(await fetch('new.png', 1)).toBeUndefined();
  expect(await fetch('none.png')).toBeUndefined();
  expect(await fetch('inside.png')).toBeUndefined();
  expect([await fetch('private/a.png'), await fetch('led.png')]).toEqual([undefined, undefined]);
  expect(asked.filter((url) => /private|robots/.test(url))).toEqual([`${site}/robots.txt`]);
  expect(rests).toEqual([]);
  expect(await websites.openFiles(AbortSignal.abort())(`${site}/new.png`, 10)).toBeUndefined();
});
