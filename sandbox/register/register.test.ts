import { afterAll, expect, test } from 'vitest';

import { at, listOf, textOf } from '#sandbox/json.ts';
import { openPractice } from '#sandbox/practice/practice.ts';
import { firms, units } from './firms.ts';
import { isNumber, numbers } from './numbers.ts';

const practice = await openPractice();
afterAll(() => practice.close());

async function ask(path: string) {
  const answer = await practice.send('GET', `/register/${path}`);
  const body: unknown = await answer.json();
  const found = listOf(at(body, '_embedded.enheter')).map((firm) => textOf(at(firm, 'navn')));
  return { status: answer.status, body, found };
}

test('every number ends as it must, and belongs to one', () => {
  const all = [...firms, ...units].map(({ organisasjonsnummer }) => organisasjonsnummer);
  expect(all.filter((number) => !isNumber(number))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(Object.values(numbers).filter((number) => !all.includes(number))).toEqual([]);
  expect(['310001413', '31000141', '3100014140', 'abcdefghi'].filter(isNumber)).toEqual([]);
});

test('a firm is found by the beginnings of words of its name', async () => {
  expect((await ask(`enheter?navn=${encodeURIComponent('bergen rør')}`)).found).toEqual([
    'BERGEN RØR & VARME AS',
    'BERGEN RØRINSPEKSJON AS',
    'RØR OG BAD BERGEN SØR AS',
  ]);
  expect((await ask('enheter?navn=solsiden%20bak')).body).toMatchObject({
    _embedded: {
      enheter: [
        {
          organisasjonsnummer: numbers.solsidenBakeri,
          organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
          naeringskode1: { kode: '10.710' },
          forretningsadresse: { poststed: 'TRONDHEIM', kommunenummer: '5001', adresse: ['Surdeigsgata 4'] },
          konkurs: false,
        },
      ],
    },
    page: { size: 20, totalElements: 1, totalPages: 1, number: 0 },
  });
});

test('what is found comes in pages, and where nothing is there is no list', async () => {
  const [first, second] = [
    await ask('enheter?navn=bergen&size=10'),
    await ask('enheter?navn=bergen&size=10&page=1'),
  ];
  expect([first.found.length, second.found.length > 0]).toEqual([10, true]);
  expect(second.found.filter((name) => first.found.includes(name))).toEqual([]);
  expect((await ask('enheter?navn=finnesikke')).body).toEqual({
    _links: expect.any(Object),
    page: { size: 20, totalElements: 0, totalPages: 0, number: 0 },
  });
});

test.each(['size=10001', 'size=5000&page=2', 'size=-1', 'page=x', `navn=${'a'.repeat(181)}`])(
  'what it does not take is named: %s',
  async (query) => {
    const { status, body } = await ask(`enheter?${query}`);
    expect(status).toBe(400);
    expect(at(body, 'valideringsfeil')).toHaveLength(1);
  },
);

test('one is found by its number; unknown ones, wrong ones and deleted ones are told apart', async () => {
  const { status, body } = await ask(`enheter/${numbers.bergenRor}`);
  expect([status, at(body, 'navn')]).toEqual([200, 'BERGEN RØR & VARME AS']);
  expect((await ask('enheter/400630631')).status).toBe(404);
  expect((await ask('enheter/310001413')).status).toBe(400);
  expect((await ask('enheter/375913577')).status).toBe(410);
  expect((await ask('enheter?navn=vaffelbakeri')).found).toEqual([]);
  expect((await ask('roller')).status).toBe(404);
});

test('who is bankrupt or closing is told, and little is known of some', async () => {
  expect((await ask('enheter/342957498')).body).toMatchObject({ konkurs: true, underAvvikling: false });
  expect((await ask(`enheter/${numbers.tehuset}`)).body).toMatchObject({
    konkurs: false,
    underAvvikling: true,
  });
  const { body } = await ask('enheter/370420890');
  for (const name of ['forretningsadresse', 'naeringskode1', 'telefon', 'hjemmeside', 'antallAnsatte'])
    expect(body).not.toHaveProperty(name);
});

test('shops and workshops are found under their firm', async () => {
  const { body } = await ask(`underenheter?overordnetEnhet=${numbers.solsidenBakeri}`);
  expect(listOf(at(body, '_embedded.underenheter'))).toHaveLength(2);
  const { status, body: shop } = await ask('underenheter/381406253');
  expect([status, at(shop, 'beliggenhetsadresse.postnummer')]).toEqual([200, '7041']);
});

test('it misbehaves when asked, in its own words', async () => {
  const trouble = { kind: 'error', status: 503, code: 503 };
  await practice.control('troubles', { service: 'register', times: 1, trouble });
  expect(await ask('enheter?navn=bergen')).toMatchObject({ status: 503, body: { status: 503 } });
  expect((await ask('enheter?navn=bergen')).status).toBe(200);
});
